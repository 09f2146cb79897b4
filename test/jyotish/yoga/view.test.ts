/** A kundli seen once says of each graha what the rooms of grahas say when they are asked one by one. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { vargaSign } from '../../../packages/engine/src/chart/varga.ts';
import {
  aspectsSign,
  COMBUSTION_SCHOOLS,
  dignityOf,
  GRAHAS,
  type Graha,
  isCombust,
  isDebilitated,
  isExalted,
  isNaturalBenefic,
  type Kundli,
  lordOf,
  MERCURY_NATURE_SCHOOLS,
  MOON_NATURE_SCHOOLS,
  NODE_DIGNITY_SCHOOLS,
  NODE_DRISHTI_SCHOOLS,
  naturalFriendship,
  ownSignsOf,
  signFrom,
} from '../../../packages/engine/src/jyotish/graha/index.ts';
import { isNode } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import { charaKarakasOf } from '../../../packages/engine/src/jyotish/jaimini/index.ts';
import {
  HOST_ROLES,
  KARAKA_ROLE,
  LORD_ROLE,
  MOST_HOSTS,
  ROLES,
} from '../../../packages/engine/src/jyotish/yoga/roles.ts';
import { type RuleSettings, settleRules } from '../../../packages/engine/src/jyotish/yoga/settings.ts';
// The hosts are those that the rules of the table name.
import '../../../packages/engine/src/jyotish/yoga/table.ts';
import { KARAKAS } from '../../../packages/engine/src/jyotish/yoga/numbers.ts';
import { viewOf } from '../../../packages/engine/src/jyotish/yoga/see.ts';
import { dignityIn, type View } from '../../../packages/engine/src/jyotish/yoga/view.ts';
import { anyKundli, crowdedKundli, seeded } from '../graha/kundlis.ts';

const anySchools: fc.Arbitrary<RuleSettings> = fc
  .record({
    nodeDignity: fc.constantFrom(...NODE_DIGNITY_SCHOOLS),
    nodeDrishti: fc.constantFrom(...NODE_DRISHTI_SCHOOLS),
    combustion: fc.constantFrom(...COMBUSTION_SCHOOLS),
    moonNature: fc.constantFrom(...MOON_NATURE_SCHOOLS),
    mercuryNature: fc.constantFrom(...MERCURY_NATURE_SCHOOLS),
    karakas: fc.constantFrom('eight', 'seven'),
  })
  .map((schools) => settleRules(schools as Partial<RuleSettings>));

/** The grahas of a set. */
const named = (set: number): readonly Graha[] => GRAHAS.filter((_, g) => (set >> g) & 1);
const who = (is: (graha: Graha) => boolean): readonly Graha[] => GRAHAS.filter(is);
const nameOf = (view: View, role: number): Graha | undefined => GRAHAS[view.holders[role] as number];

function isAtHome(kundli: Kundli, graha: Graha, settings: RuleSettings): boolean {
  if (!isNode(graha)) return ownSignsOf(graha).includes(kundli.grahas[graha].sign);
  return ['own', 'moolatrikona'].includes(dignityOf(kundli, graha, { nodeDignity: settings.nodeDignity }));
}

describe.each([
  ['any kundli', anyKundli],
  ['a crowded kundli', crowdedKundli],
] as const)('of %s', (_, kundlis) => {
  test.prop([kundlis, anySchools], seeded)('dignities, light and nature are those of the rooms', (kundli, settings) => {
    const view = viewOf(kundli, settings);
    const { nodeDignity, nodeDrishti, combustion, moonNature, mercuryNature } = settings;
    expect(named(view.exalted)).toEqual(who((graha) => isExalted(kundli, graha, { nodeDignity })));
    expect(named(view.debilitated)).toEqual(who((graha) => isDebilitated(kundli, graha, { nodeDignity })));
    expect(named(view.own)).toEqual(who((graha) => isAtHome(kundli, graha, settings)));
    expect(named(view.combust)).toEqual(who((graha) => isCombust(kundli, graha, { combustion })));
    expect(named(view.benefics)).toEqual(
      who((graha) => isNaturalBenefic(kundli, graha, { moonNature, mercuryNature })),
    );
    const { grahas } = kundli;
    const isFriend = (graha: Graha, lord: Graha): boolean =>
      lord !== graha && naturalFriendship(graha, lord) === 'friend';
    expect(named(view.friendly)).toEqual(who((graha) => isFriend(graha, lordOf(grahas[graha].sign))));
    expect(GRAHAS.map((__, g) => dignityIn(view, g))).toEqual(
      GRAHAS.map((graha) => dignityOf(kundli, graha, { nodeDignity })),
    );
    for (let sign = 1; sign <= 24; sign++) {
      const folded = ((sign - 1) % 12) + 1;
      expect(named(view.inSign[sign] as number)).toEqual(who((graha) => grahas[graha].sign === folded));
      expect(named(view.lookers[sign] as number)).toEqual(
        who((graha) => aspectsSign(kundli, graha, folded, { nodeDrishti })),
      );
    }
  });

  test.prop([kundlis, anySchools], seeded)('roles are held by whom they belong to', (kundli, settings) => {
    const view = viewOf(kundli, settings);
    const { lagna, grahas } = kundli;
    expect(GRAHAS.map((__, g) => nameOf(view, g))).toEqual(GRAHAS);
    for (let house = 1; house <= 12; house++)
      expect(nameOf(view, LORD_ROLE + house)).toBe(lordOf(signFrom(lagna.sign, house)));
    const scheme = settings.karakas === 'eight' ? 'eight' : 'seven';
    expect(HOST_ROLES.length).toBeGreaterThan(10);
    // Whoever writes the next rule has room for its hosts.
    expect(HOST_ROLES.length).toBeLessThan(MOST_HOSTS - 8);
    HOST_ROLES.forEach(({ guest, by, house }, i) => {
      const { sign, longitudeDeg } = grahas[nameOf(view, guest) as Graha];
      const from = by === 'sign' ? sign : vargaSign(longitudeDeg, 9);
      expect(nameOf(view, ROLES + i)).toBe(lordOf(signFrom(from, house)));
    });
    const leader = charaKarakasOf(kundli).karakas.find(({ abbreviation }) => abbreviation === 'AK')?.grahas[0];
    if (scheme === 'eight') expect(nameOf(view, KARAKA_ROLE + KARAKAS.indexOf('AK'))).toBe(leader);
    else expect(nameOf(view, KARAKA_ROLE + KARAKAS.indexOf('PiK'))).toBeUndefined();
  });
});
