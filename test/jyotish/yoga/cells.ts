/**
 * Whether a cell of evidence is true of a kundli, asked of the grahas' own room and of arithmetic written anew here, so that a rule that tells
 * what is not there is caught.
 */
import { normaliseDeg } from '../../../packages/engine/src/angle.ts';
import { vargaSign } from '../../../packages/engine/src/chart/varga.ts';
import {
  aspectsSign,
  dignityOf,
  GRAHAS,
  type Graha,
  houseFrom,
  isCombust,
  isDebilitated,
  isExalted,
  isNaturalBenefic,
  type Kundli,
  lordOf,
  naturalFriendship,
  ownSignsOf,
  signFrom,
} from '../../../packages/engine/src/jyotish/graha/index.ts';
import { arudhaPadasOf, charaKarakasOf } from '../../../packages/engine/src/jyotish/jaimini/index.ts';

const round = (value: number): number => Math.round(value * 1e7) / 1e7;
const navamsha = (longitudeDeg: number): number => vargaSign(longitudeDeg, 9);
const isGraha = (name: string): name is Graha => (GRAHAS as readonly string[]).includes(name);

/** The sign that a label stands for. */
function signOf(kundli: Kundli, label: string): number {
  if (label === 'lagna') return kundli.lagna.sign;
  if (isGraha(label)) return kundli.grahas[label].sign;
  if (label === 'karakamsha') return navamsha(kundli.grahas[karakaOf(kundli, 'AK')].longitudeDeg);
  const house = Number(/^arudha(\d+)$/.exec(label)?.[1]);
  const pada = arudhaPadasOf(kundli).padas.find(({ ofHouse }) => ofHouse === house);
  if (pada === undefined) throw new Error(`a label nobody knows: ${label}`);
  return pada.sign;
}

function karakaOf(kundli: Kundli, abbreviation: string): Graha {
  return charaKarakasOf(kundli).karakas.find((row) => row.abbreviation === abbreviation)?.grahas[0] as Graha;
}

const names = (grahas: readonly Graha[]): string => (grahas.length === 0 ? 'none' : grahas.join('+'));
const inSign = (kundli: Kundli, sign: number) => GRAHAS.filter((graha) => kundli.grahas[graha].sign === sign);
const lookersAt = (kundli: Kundli, sign: number) => GRAHAS.filter((graha) => aspectsSign(kundli, graha, sign));
const targetSign = (kundli: Kundli, what: string): number =>
  what.startsWith('house') ? signFrom(kundli.lagna.sign, Number(what.slice(5))) : signOf(kundli, what);

function isOwn(kundli: Kundli, graha: Graha): boolean {
  if (graha === 'Rahu' || graha === 'Ketu') return ['own', 'moolatrikona'].includes(dignityOf(kundli, graha));
  return ownSignsOf(graha).includes(kundli.grahas[graha].sign);
}

function isVargottama(kundli: Kundli, graha: Graha): boolean {
  return navamsha(kundli.grahas[graha].longitudeDeg) === kundli.grahas[graha].sign;
}

/** What a graha's property is. */
function ofGraha(kundli: Kundli, graha: Graha, property: string): unknown {
  const spot = kundli.grahas[graha];
  const elongation = normaliseDeg(kundli.grahas.Moon.longitudeDeg - kundli.grahas.Sun.longitudeDeg);
  switch (property) {
    case 'sign':
    case 'house':
    case 'nakshatra':
    case 'pada':
    case 'longitudeDeg':
    case 'isRetrograde':
      return spot[property];
    case 'navamsha':
      return navamsha(spot.longitudeDeg);
    case 'dignity':
      return dignityOf(kundli, graha);
    case 'signLord':
      return lordOf(spot.sign);
    case 'navamshaLord':
      return lordOf(navamsha(spot.longitudeDeg));
    case 'isExalted':
      return isExalted(kundli, graha);
    case 'isDebilitated':
      return isDebilitated(kundli, graha);
    case 'isInOwnSign':
      return isOwn(kundli, graha);
    case 'isInFriendsSign':
      return lordOf(spot.sign) !== graha && naturalFriendship(graha, lordOf(spot.sign)) === 'friend';
    case 'isCombust':
      return isCombust(kundli, graha);
    case 'isVargottama':
      return isVargottama(kundli, graha);
    case 'isBenefic':
      return isNaturalBenefic(kundli, graha);
    case 'isStrong':
      return (
        (isExalted(kundli, graha) || isOwn(kundli, graha) || isVargottama(kundli, graha)) &&
        !isDebilitated(kundli, graha) &&
        !isCombust(kundli, graha)
      );
    case 'isWaxing':
      return elongation < 180;
    case 'elongationDeg':
      return round(elongation);
    case 'isAboveHorizon':
      return normaliseDeg(kundli.grahas.Sun.longitudeDeg - kundli.lagna.longitudeDeg) > 180;
    case 'seenBy':
      return names(lookersAt(kundli, spot.sign));
  }
  return undefined;
}

/** Whether a cell is true. @throws Error for a cell whose words nobody knows */
export function isTrue(kundli: Kundli, cell: string): boolean {
  const [left, value] = [cell.slice(0, cell.indexOf('=')), cell.slice(cell.indexOf('=') + 1)];
  const dot = left.indexOf('.');
  const [subject, property] = [left.slice(0, dot), left.slice(dot + 1)];
  const said = (is: unknown): boolean => String(is) === value;
  if (property === 'aspects') return lookersAt(kundli, targetSign(kundli, value)).includes(subject as Graha);
  if (property.startsWith('aspects.'))
    return said(lookersAt(kundli, targetSign(kundli, property.slice(8))).includes(subject as Graha));
  if (property.startsWith('houseFrom.'))
    return said(houseFrom(signOf(kundli, property.slice(10)), signOf(kundli, subject)));
  const houseOf = /^house(\d+)$/.exec(property)?.[1];
  if (houseOf !== undefined) return said(names(inSign(kundli, signFrom(signOf(kundli, subject), Number(houseOf)))));
  const lordFrom = /^lord(\d+)$/.exec(property)?.[1];
  if (lordFrom !== undefined) return said(lordOf(signFrom(signOf(kundli, subject), Number(lordFrom))));
  const lord = /^lord(\d+)$/.exec(subject)?.[1];
  if (lord !== undefined) return said(lordOf(signFrom(kundli.lagna.sign, Number(lord))));
  const seenHouse = /^house(\d+)$/.exec(subject)?.[1];
  if (seenHouse !== undefined) return said(names(lookersAt(kundli, signFrom(kundli.lagna.sign, Number(seenHouse)))));
  if (isGraha(subject)) {
    const found = ofGraha(kundli, subject, property);
    if (found !== undefined) return said(found);
  } else if (subject === 'lagna') {
    if (property === 'navamsha') return said(navamsha(kundli.lagna.longitudeDeg));
    if (property === 'sign' || property === 'longitudeDeg') return said(kundli.lagna[property]);
  } else if (property === 'graha') return said(karakaOf(kundli, subject));
  else if (property === 'sign') return said(signOf(kundli, subject));
  throw new Error(`a cell nobody knows: ${cell}`);
}
