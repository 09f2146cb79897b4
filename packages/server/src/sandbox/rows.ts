/** Every row of the sandbox, in the order of the published list. */

import type { Operation } from '../contract/operation.ts';
import type { AnyRow } from '../gate/row.ts';
import type { AskDoubt } from '../routes/ask-doubt.ts';
import type { ServedEngine } from '../routes/engine.ts';
import { openDoors } from '../routes/told/doors.ts';
import { chandrashtamaRow } from './chandrashtama.ts';
import { chatRow } from './chat.ts';
import { horoscopeRows, westernHoroscopeRows } from './columns.ts';
import { coreRows, type SandboxFacts } from './core.ts';
import { kundaliRow } from './kundali.ts';
import { ashtakootaRow, kundaliMatchRow } from './matching.ts';
import { muhurtaFindRow } from './muhurta-find.ts';
import { gemstoneRow, numerologyRow } from './numbers-and-stones.ts';
import { dashaRows, doshaRows, hourRows, panchangRows, pointRows, saturnRows, specialDayRows } from './questions.ts';
import { transitsRow } from './transits.ts';
import { westernRows } from './western.ts';
import { westernHouseRows } from './western-house.ts';

/**
 * The sixty rows; where the engine has no core, those that need none.
 *
 * @param priced    the operations that are paid for, asked when a call comes
 * @param askDoubt  what all hours of a day have, of a birth without one
 */
export function sandboxRows(
  engine: ServedEngine,
  facts: SandboxFacts,
  priced: () => readonly Operation[],
  askDoubt: AskDoubt,
): readonly AnyRow[] {
  const core = coreRows(facts) as readonly AnyRow[];
  const doors = openDoors(engine);
  const chart = kundaliRow(engine, askDoubt) as AnyRow;
  const transits = transitsRow(engine) as AnyRow;
  if (doors === null) return [...core, chart, transits];
  return [
    ...core,
    ...horoscopeRows(doors),
    chart,
    kundaliMatchRow(doors),
    ...panchangRows(doors),
    ...hourRows(doors),
    ...doshaRows(doors),
    ...dashaRows(doors),
    ashtakootaRow(doors),
    ...saturnRows(doors),
    chandrashtamaRow(doors),
    ...specialDayRows(doors),
    ...pointRows(doors),
    chatRow(doors),
    numerologyRow,
    gemstoneRow(doors),
    muhurtaFindRow(doors),
    transits,
    ...westernRows(doors),
    ...westernHoroscopeRows(doors),
    ...westernHouseRows(facts, priced),
  ];
}
