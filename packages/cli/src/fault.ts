/** A refusal of the engine as it is told here: the field, the flag that sets it, and what would have been taken. */

import { CommandError } from './terminal.ts';

/** What an `EngineError` says, as data. */
export interface Fault {
  readonly code: string;
  readonly field: string;
  readonly message: string;
  readonly allowed: string;
}

/** Flags whose names differ from the fields they set. */
const FLAGS: ReadonlyMap<string, string> = new Map([
  ['latitude', 'lat'],
  ['longitude', 'lon'],
  ['timezone', 'tz'],
  ['datetime', 'datetime'],
  ['date', 'date'],
  ['time', 'time'],
  ['elevation', 'elevation'],
  ['fold', 'fold'],
  ['calendar', 'calendar'],
  ['houseSystem', 'houses'],
  ['nodeType', 'nodes'],
  ['at', 'at'],
  ['from', 'from'],
  ['until', 'until'],
  ['asOf', 'as-of'],
  ['birth', 'datetime'],
  ['partner', 'b-datetime'],
  ['property', 'property'],
  ['dob', 'dob'],
  ['span', 'from'],
  ['start', 'from'],
  ['end', 'to'],
]);

/** Fields of a report's order, by their whole path, with the word of the command that sets them. */
const ORDER_WORDS: ReadonlyMap<string, string> = new Map([
  ['reportType', '[type]'],
  ['language', '--language'],
  ['name', '--name'],
  ['birth.name', '--name'],
  ['birth.place', '--place'],
  ['partner.name', '--b-name'],
  ['partner.place', '--b-place'],
  ['branding.companyName', '--company'],
  ['branding.footerText', '--footer'],
  ['branding.logo', '--logo'],
]);

/** A refusal under the name that its field has here. */
export class FieldFault extends CommandError {
  readonly fault: Fault;

  constructor(fault: Fault, told: string = faultText(fault, '')) {
    super(2, told);
    this.fault = fault;
  }
}

/** Does something with a date or an instant that came as `name`, under which a refusal of it is told. */
export function under<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const fault = faultOf(error);
    const isOfTime = fault !== null && ['datetime', 'date', 'time'].includes(fault.field);
    throw isOfTime ? new FieldFault({ ...fault, field: name }) : error;
  }
}

/** The fault of an error; null of anything that the engine did not refuse. */
export function faultOf(error: unknown): Fault | null {
  if (error instanceof FieldFault) return error.fault;
  if (!(error instanceof Error) || error.name !== 'EngineError') return null;
  const { code, field, allowed } = error as Error & Partial<Fault>;
  return { code: String(code), field: String(field), message: error.message, allowed: String(allowed) };
}

/**
 * A fault in two lines for standard error.
 *
 * @param person  whose flag it is, `a` or `b`, where two are asked about; empty for the only one
 */
export function faultText({ field, message, allowed }: Fault, person: string): string {
  const flag = FLAGS.get(field.split('.').pop() ?? '');
  const named = [person, field].filter((part) => part !== '').join('.');
  const own = flag === undefined ? undefined : `--${[person, flag].filter((part) => part !== '').join('-')}`;
  const word = ORDER_WORDS.get(field) ?? own;
  const hint = word === undefined ? '' : ` (${word})`;
  return `${named === '' ? '' : `${named}${hint}: `}${message}\nkhagol: allowed: ${allowed}`;
}
