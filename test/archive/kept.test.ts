/** Results of the Vastu routes, kept with the property that they name. */

import { describe, expect, it } from 'vitest';
import { ID, openBench } from './bench.ts';
import { filesInZip } from './unzip.ts';

const ASSESSMENT = {
  inputSource: 'seller-supplied',
  rooms: [
    { roomType: 'kitchen', zone: 'SE' },
    { roomType: 'bedroom', zone: 'SW' },
  ],
};

describe('an assessment that names a property', () => {
  it('opens the property, is counted, exported and erased with it, and then refused before money', async () => {
    const at = await openBench();
    const assess = (propertyId?: string) =>
      at.ask('POST', '/v2/astrology/vastu/assessments', {
        ...ASSESSMENT,
        ...(propertyId === undefined ? {} : { propertyId }),
      });
    expect([(await assess()).status, (await assess(ID)).status, (await assess(ID)).status]).toEqual([200, 200, 200]);
    const { json } = await at.op('summary', { propertyId: ID });
    expect(json['data']).toMatchObject({ linkedAssessmentCount: 2, linkedScanCount: 0 });
    const made = (await at.op('export', { propertyId: ID })).json['data'];
    expect(made['linkedAssessmentIds']).toHaveLength(2);
    const files = filesInZip(new Uint8Array(await (await at.get(made['downloadUrl'])).arrayBuffer()));
    expect([...files.keys()].filter((name) => name.startsWith('assessments/'))).toHaveLength(2);
    const erased = (await at.op('delete', { propertyId: ID, confirmPropertyId: ID })).json['data'];
    expect(erased['linkedAssessmentIds']).toEqual(made['linkedAssessmentIds']);
    const before = await at.house.balance();
    expect((await assess(ID)).json['code']).toBe('GONE');
    expect(await at.house.balance()).toBe(before);
  });
});
