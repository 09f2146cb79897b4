/**
 * Which conditional dashas a kundli calls for. Texts name a condition for each; they are reported, never imposed.
 *
 * Source: `bphs` ch. 46; for the second condition of Ashtottari the same chapter, "others say".
 */

import { normaliseDeg } from '../../angle.ts';
import { vargaSign } from '../../chart/varga.ts';
import { readChoices } from '../../choice.ts';
import { type Cell, cell, type Fact } from '../../fact.ts';
import { readFlag } from '../../input.ts';
import { houseFrom, type Kundli, signFrom } from '../graha/kundli.ts';
import { lordOf } from '../graha/lordship.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { isVargottama } from '../graha/varga-chart.ts';
import { APPLICABILITY_NAMES } from './option-names.ts';

export interface ApplicabilityOptions {
  /** Whether the birth was between sunrise and sunset; conditions that ask it are left out when this is. */
  readonly isDay?: boolean;
}

/**
 * One fact a condition: whether it holds. Ids are `<dasha>-applies`; Ashtottari has a second, `ashtottari-applies-by-paksha`.
 *
 * @throws  EngineError INVALID_OPTION
 */
export function dashaApplicabilityOf(kundli: Kundli, options: ApplicabilityOptions = {}): readonly Fact<boolean>[] {
  const { isDay } = readChoices(options, 'options', APPLICABILITY_NAMES);
  const { lagna, grahas } = readKundli(kundli);
  const facts: Fact<boolean>[] = [];
  const add = (id: string, value: boolean, because: readonly Cell[]): void => {
    facts.push({ id: `${id}-applies`, value, because, sources: ['bphs'], classification: 'classical' });
  };

  const lord1 = lordOf(lagna.sign);
  const rahu = houseFrom(grahas[lord1].sign, grahas.Rahu.sign);
  add('ashtottari', [1, 4, 5, 7, 9, 10].includes(rahu) && grahas.Rahu.house !== 1, [
    cell(`Rahu.from.${lord1}`, 'house', rahu),
    cell('Rahu', 'house', grahas.Rahu.house),
  ]);

  const isShukla = normaliseDeg(grahas.Moon.longitudeDeg - grahas.Sun.longitudeDeg) < 180;
  const paksha = cell('Moon', 'paksha', isShukla ? 'shukla' : 'krishna');
  const sunsHora = (lagna.sign % 2 === 1) === lagna.degree < 15;
  const hora = cell('lagna', 'hora', sunsHora ? 'Sun' : 'Moon');
  add('shodashottari', sunsHora === isShukla, [hora, paksha]);

  const navamsha = vargaSign(lagna.longitudeDeg, 9);
  add('dwadashottari', lordOf(navamsha) === 'Venus', [cell('D9.lagna', 'sign', navamsha)]);

  const dwadashamsha = vargaSign(lagna.longitudeDeg, 12);
  add('panchottari', lagna.sign === 4 && dwadashamsha === 4, [
    cell('lagna', 'sign', lagna.sign),
    cell('D12.lagna', 'sign', dwadashamsha),
  ]);

  add('shatabdika', isVargottama(lagna.longitudeDeg), [
    cell('lagna', 'sign', lagna.sign),
    cell('D9.lagna', 'sign', navamsha),
  ]);

  const lord10 = lordOf(signFrom(lagna.sign, 10));
  add('chaturashiti-sama', grahas[lord10].house === 10, [cell('lord10', 'house', grahas[lord10].house)]);

  const lord7 = lordOf(signFrom(lagna.sign, 7));
  add('dwisaptati-sama', grahas[lord1].house === 7 || grahas[lord7].house === 1, [
    cell('lord1', 'house', grahas[lord1].house),
    cell('lord7', 'house', grahas[lord7].house),
  ]);

  add('shashtihayani', grahas.Sun.house === 1, [cell('Sun', 'house', grahas.Sun.house)]);

  if (isDay !== undefined) {
    const day = readFlag('isDay', isDay);
    const at = cell('birth', 'at', day ? 'day' : 'night');
    add('shattrimsha-sama', sunsHora === day, [at, hora]);
    facts.push({
      id: 'ashtottari-applies-by-paksha',
      value: day !== isShukla,
      because: [at, paksha],
      sources: ['bphs'],
      classification: 'classical',
    });
  }
  return facts;
}
