/** `khagol licences …` in this process, on a store of its own. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { khagol as called, type Result } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'khagol-licences-cli-'));
const environment = { KHAGOL_STORE: `sqlite:${join(folder, 'store.db')}` };
afterAll(() => rmSync(folder, { recursive: true }));

function khagol(words: string): Promise<Result> {
  return called(words, [], { environment });
}

describe('khagol licences', () => {
  it('makes one, tells its key once, changes it and ends it', async () => {
    const made = await khagol(
      'licences create --name Orrery --email ops@orrery.example --tier ENTERPRISE_PLUS --max -1 --json',
    );
    expect([made.code, made.err]).toEqual([0, '']);
    const { key, licence } = JSON.parse(made.out) as { key: string; licence: { id: string } };
    expect(key).toMatch(/^ask_ent_/);
    const { id } = licence;
    const listed = await khagol('licences list --status active');
    expect(listed.out).toContain(id);
    const shown = await khagol(`licences show --licence ${id}`);
    expect(shown.out).toMatch(/email +ops@orrery\.example/);
    expect(listed.out + shown.out).not.toContain(key);
    expect((await khagol(`licences update --licence ${id} --region eu`)).out).toMatch(/region +eu/);
    expect((await khagol(`licences suspend --licence ${id}`)).out).toMatch(/status +suspended/);
    expect((await khagol(`licences reinstate --licence ${id}`)).out).toMatch(/status +active/);
    expect((await khagol(`licences rotate --licence ${id}`)).out).toMatch(/key +ask_ent_/);
    expect((await khagol(`licences reset --licence ${id}`)).out).toMatch(/used +0/);
    expect((await khagol(`licences revoke --licence ${id} --reason over`)).out).toMatch(/status +revoked/);
  });

  it.each([
    ['licences create --name A --email nobody --tier ENTERPRISE_PLUS', 2, 'customerEmail is an e-mail address'],
    ['licences create --name A --email a@b.example --tier GOLD', 2, 'tier is one of'],
    ['licences show --licence lic_none', 1, 'There is no such licence.'],
    ['licences revoke', 2, '--licence is missing'],
    ['licences burn', 2, 'there is no "licences burn"'],
  ])('%s ends with %i and a sentence', async (words, code, sentence) => {
    const told = await khagol(words);
    expect([told.code, told.out]).toEqual([code, '']);
    expect(told.err).toContain(sentence);
  });
});
