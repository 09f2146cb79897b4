import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SOURCES } from '../../../packages/engine/src/sources.ts';
import { canonicalJson, sha256Hex, utf8 } from '../../../packages/engine/src/stamp.ts';
import {
  cellOfRow,
  differencesBetween,
  editionNamed,
  LOCI,
  type LocusKey,
  RULES_VERSIONS,
  rowOf,
  rulesDocument,
  rulesHashOf,
  rulesVersions,
} from '../../../packages/engine/src/vastu/rules/index.ts';
import { ENTRANCES, ZONES } from '../../../packages/engine/src/vastu/zone/index.ts';

const file = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../authorities/vastu/${name}.json`, import.meta.url), 'utf8'));

/** Published with receipts that are out: none of these may ever change. */
const HASHES = {
  'vastu-rules-2026-09-23': 'sha256:8779314a77d22e647910b9403878c56ec8db429c984773e7bd72801d86cbfc7e',
  'vastu-rules-2026-10-04': 'sha256:3eb9f8f89dec1451aca635dcaf72b5aedce3a60ac810580ba69f494e2d2d5cd0',
} as const;

describe('the editions', () => {
  it.each(RULES_VERSIONS)('%s is the published file, member for member', (version) => {
    expect(rulesDocument(version)).toEqual(file(version.replace('vastu-', '')));
  });

  it.each(RULES_VERSIONS)('%s has the hash it was published with', (version) => {
    expect(rulesHashOf(editionNamed('rulesVersion', version))).toBe(HASHES[version]);
    expect(`sha256:${sha256Hex(utf8(canonicalJson(rulesDocument(version))))}`).toBe(HASHES[version]);
  });

  it('judge doors by a table that does not change either', () => {
    const doors = ENTRANCES.map(({ code, rating }) => `${code}=${rating}`);
    expect(sha256Hex(utf8(canonicalJson(doors)))).toBe(
      '2d594fe78e9e9a5033c1b187054ebf84b5371896ad0403a50ad14d8dabf2937d',
    );
  });

  it('cannot be changed by whoever holds one', () => {
    const edition = editionNamed('rulesVersion', undefined);
    expect(() => Object.assign(edition.rows[0] as object, { 1: 9 })).toThrow(TypeError);
    expect(() => Object.assign(edition.scoring, { minShare: 0 })).toThrow(TypeError);
  });

  it('say how many of their cells have a text behind them', () => {
    const { currentVersion, retainedVersions, versions } = rulesVersions();
    expect(currentVersion).toBe('vastu-rules-2026-10-04');
    expect(retainedVersions).toEqual(['vastu-rules-2026-10-04', 'vastu-rules-2026-09-23']);
    expect(versions.map(({ classicalCells, cells }) => [classicalCells, cells])).toEqual([
      [37, 252],
      [8, 126],
    ]);
    expect(versions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it('cite loci of works that are listed, in the words of the file', () => {
    const sources = file('sources');
    expect(Object.keys(LOCI)).toEqual(Object.keys(sources));
    for (const key of Object.keys(LOCI) as LocusKey[]) {
      const { work, text, classification, says, checked } = LOCI[key];
      expect({ text, classification, says, checked }).toEqual(sources[key]);
      expect(SOURCES).toHaveProperty([work]);
    }
  });

  it('rate no space by who lives in it: rows know a type and a zone only', () => {
    const words =
      /\b(?:sex|male|female|man|woman|wom[ae]n|girl|boy|caste|varna|brahmin|kshatriya|vaishya|shudra|religion|hindu|muslim|christian|widow|daughter)\b/i;
    for (const version of RULES_VERSIONS) expect(canonicalJson(rulesDocument(version))).not.toMatch(words);
  });

  it('refuse a name there is not, with the names', () => {
    expect(() => editionNamed('rulesVersion', 'vastu-rules-2027-01-01')).toThrowError(/vastu-rules-2026-09-23, vastu/);
    expect(() => editionNamed('rulesVersion', null)).toThrowError(/rulesVersion/);
  });
});

describe('differences between editions', () => {
  const [older, newer] = RULES_VERSIONS as readonly ['vastu-rules-2026-09-23', 'vastu-rules-2026-10-04'];

  it('are those that were published', () => {
    expect(differencesBetween(older, newer)).toEqual(file('rules-diff'));
  });

  it('are all there are between the rows', () => {
    const [before, after] = [editionNamed('', older), editionNamed('', newer)];
    const found = new Set<string>();
    for (const row of after.rows) {
      const old = rowOf(before, row[0]);
      if (old === null) found.add(`${row[0]}.*`);
      else
        for (const zone of ZONES)
          if (cellOfRow(before, old, zone).rating !== cellOfRow(after, row, zone).rating)
            found.add(`${row[0]}.${zone}`);
      if (old !== null && old[6]?.method !== row[6]?.method) found.add(`${row[0]}.method`);
    }
    expect(new Set(differencesBetween(older, newer).map(({ ruleId }) => ruleId))).toEqual(found);
  });

  it('read backwards the other way round, and are none within one edition', () => {
    const backwards = differencesBetween(newer, older);
    expect(backwards.map(({ before, after }) => [after, before])).toEqual(
      differencesBetween(older, newer).map(({ before, after }) => [before, after]),
    );
    expect(differencesBetween(older, older)).toEqual([]);
  });
});
