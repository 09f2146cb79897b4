/** From what was asked to what the press gets: the item, what it needs, the logo. Everything that can be refused is refused here, before money. */

import type { Fault } from '../contract/fields.ts';
import { placeFaults, type ReportAsked } from '../contract/report-input.ts';
import { isPrintable } from '../contract/report-logo.ts';
import { itemIdOf } from '../contract/report-shapes.ts';
import type { CallFacts } from '../gate/row.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';
import type { OrderFault, PressEnd, ReportItem, ReportOrder, ReportWarning } from '../ports/index.ts';
import { accountOf } from './archive-records.ts';
import type { ReportDesk, ReportMaking } from './report-desk.ts';

/** An order that can be made. */
export interface Ordered {
  readonly item: ReportItem;
  readonly order: ReportOrder;
  /** Of the logo that was left out. */
  readonly warnings: readonly ReportWarning[];
}

/** Members of an order by their published names. */
export const PUBLISHED_NAMES: Readonly<Record<string, string>> = {
  birth: 'birthDetails',
  partner: 'birthDetails2',
  span: 'dateRange',
  language: 'lang',
  'branding.logo': 'branding.logoUrl',
};

/**
 * The order.
 *
 * @throws  Refusal NOT_FOUND for an unknown item; VALIDATION_ERROR naming what it needs and did not get; OVERLOADED
 */
export async function orderOf(desk: ReportDesk, asked: ReportAsked, facts: CallFacts): Promise<Ordered> {
  const { press } = desk;
  const item = (await press.catalog('en')).find(({ id }) => id === itemIdOf(asked.reportType));
  if (item === undefined) throw noSuchItem();
  const missing = [...languageFaults(item, asked), ...needFaults(item, asked)];
  if (missing.length > 0) throw invalidInput(missing);
  const order = orderIn(asked, item);
  const fault = await press.check(order);
  if (fault !== null) throw orderRefusal(fault, asked);
  const { logo, warnings } = await logoOf(desk, asked, facts);
  return { item, order: logo === null ? order : withLogo(order, logo), warnings };
}

export function noSuchItem(): Refusal {
  return new Refusal('NOT_FOUND', 'There is no report of this name; the catalogue lists them.');
}

/**
 * What a press did, or the refusal that it comes to. Nothing is charged for any of them.
 *
 * @param asked  where an order was given, so that a fault is told by the caller's own field
 */
export function madeOr<T>(end: PressEnd<T>, asked?: ReportAsked): T {
  switch (end.kind) {
    case 'done':
      return end.value;
    case 'refused':
      throw orderRefusal(end.fault, asked);
    case 'busy':
      throw new Refusal('OVERLOADED', 'Too many reports are being made. Nothing was charged; try again.', end);
    case 'late':
      throw new Refusal('OVERLOADED', 'The report took longer than it may. Nothing was charged; try again.', end);
    default:
      throw end.cause;
  }
}

/** A fault of the engine in the words of the interface. */
function orderRefusal({ field, message }: OrderFault, asked?: ReportAsked): Refusal {
  const told = publishedField(field, asked);
  return invalidInput([{ code: 'VALIDATION_ERROR', field: told, message: message.replaceAll(field, told) }]);
}

/** A name and a date of birth stand on top, or in the birth where they do not. */
function publishedField(field: string, asked?: ReportAsked): string {
  if (field === 'name' || field === 'birth.name') return asked?.name === null ? 'birthDetails.name' : 'name';
  if (field === 'dob' && asked?.dob === null) return 'birthDetails';
  const name = Object.keys(PUBLISHED_NAMES).find((own) => field === own || field.startsWith(`${own}.`));
  return name === undefined ? field : field.replace(name, PUBLISHED_NAMES[name] as string);
}

function languageFaults({ id, languages }: ReportItem, { language }: ReportAsked): readonly Fault[] {
  if (languages.includes(language)) return [];
  return [
    {
      code: 'VALIDATION_ERROR',
      field: 'lang',
      message: `${id} is made in ${languages.join(', ')}, and not in this language.`,
    },
  ];
}

function needFaults({ id, requires }: ReportItem, asked: ReportAsked): readonly Fault[] {
  const { birth, partner, span, property } = asked;
  const given: Readonly<Record<string, unknown>> = {
    birth,
    partner,
    span,
    property,
    dob: dobOf(asked),
    name: nameOf(asked),
  };
  return requires.flatMap((need): readonly Fault[] => {
    const field = PUBLISHED_NAMES[need] ?? need;
    if (given[need] === null)
      return [{ code: 'VALIDATION_ERROR', field, message: `${field} is missing: ${id} needs it.` }];
    return need === 'birth' && birth?.hasPlace === false ? placeFaults(field) : [];
  });
}

function dobOf({ dob, birth }: ReportAsked): string | null {
  return dob ?? birth?.date ?? null;
}

function nameOf({ name, birth }: ReportAsked): string | null {
  return name ?? (birth?.birth['name'] as string | undefined) ?? null;
}

/** Members that were given, and no others: an order's bytes are a part of its report's name. */
function orderIn(asked: ReportAsked, { id: reportType, requires }: ReportItem): ReportOrder {
  const { language, asOf, birth, partner, span, property, companyName, footerText, chartStyle } = asked;
  // What numbers are reckoned from may stand in a birth; a chart has both from its birth itself.
  const isOfNumbers = requires.includes('dob') || requires.includes('name');
  const [dob, name] = isOfNumbers ? [dobOf(asked), nameOf(asked)] : [asked.dob, asked.name];
  const branding = {
    ...(companyName === undefined ? {} : { companyName }),
    ...(footerText === undefined ? {} : { footerText }),
  };
  return {
    reportType,
    language,
    asOf,
    ...(birth?.hasPlace === true ? { birth: { ...(name === null ? {} : { name }), ...birth.birth } } : {}),
    ...(partner === null ? {} : { partner: partner.birth }),
    ...(span === null ? {} : { span }),
    ...(dob === null ? {} : { dob }),
    ...(name === null ? {} : { name }),
    ...(property === null ? {} : { property }),
    ...(Object.keys(branding).length === 0 ? {} : { branding }),
    ...(chartStyle === null ? {} : { chartStyle }),
  };
}

function withLogo(order: ReportOrder, logo: Uint8Array): ReportOrder {
  return { ...order, branding: { ...(order['branding'] as object | undefined), logo } };
}

type Logo = { readonly logo: Uint8Array | null; readonly warnings: readonly ReportWarning[] };

/**
 * The logo, judged. A picture that came with the request and cannot be printed is the caller's mistake; one that somebody else's server did not
 * give, or gave as something else, is left out.
 */
async function logoOf({ press, pictures }: ReportMaking, { logo }: ReportAsked, facts: CallFacts): Promise<Logo> {
  if (logo === null) return { logo: null, warnings: [] };
  if (logo.kind === 'picture') {
    madeOr(await press.judgePicture(logo.bytes, accountOf(facts)));
    return { logo: logo.bytes, warnings: [] };
  }
  const fetched = await pictures.fetch(logo.url);
  if ('fault' in fetched) {
    if (fetched.fault === 'blocked') throw orderRefusal(NOT_PUBLIC);
    return withoutLogo('it could not be fetched');
  }
  if (!isPrintable(fetched.bytes)) return withoutLogo('it is neither a PNG nor a JPEG');
  const end = await press.judgePicture(fetched.bytes, accountOf(facts));
  if (end.kind === 'refused') return withoutLogo('it is damaged or too large');
  madeOr(end);
  return { logo: fetched.bytes, warnings: [] };
}

const NOT_PUBLIC: OrderFault = {
  field: 'branding.logo',
  message: 'branding.logo is not an https address of the public internet.',
};

function withoutLogo(why: string): Logo {
  return { logo: null, warnings: [{ code: 'LOGO_LEFT_OUT', message: `The logo is left out: ${why}.` }] };
}
