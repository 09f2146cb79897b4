/** Births before the year 0, whose dates are written with a sign and six figures: every report of them is made, and its years read as years. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { ReportHouse } from '../../packages/engine/src/report/house.ts';
import type { ReportRequest } from '../../packages/engine/src/report/request.ts';
import { composed, everything, idsOf } from './composed.ts';
import { ASHA, ROHAN, reportHouse, wordsOf } from './house.ts';

let house: ReportHouse;
beforeAll(async () => {
  house = await reportHouse();
});

const AS_OF = '-0470-12-20';
const { timezone: _zone, ...asha } = ASHA;
const { timezone: _other, ...rohan } = ROHAN;

/** All that an item asks for, five centuries before the year 0. */
function ancient(reportType: string): ReportRequest {
  const request = everything(reportType, 'en');
  return {
    ...request,
    asOf: AS_OF,
    ...(request.birth !== undefined && { birth: { ...asha, datetime: '-0500-06-21T12:00' } }),
    ...(request.partner !== undefined && { partner: { ...rohan, datetime: '-0502-08-21T13:00' } }),
    ...(request.span !== undefined && { span: { start: '-0470-12-20', end: '-0469-01-10' } }),
    ...(request.dob !== undefined && { dob: '-0500-06-21' }),
  };
}

function told(reportType: string): string {
  return composed(house, ancient(reportType))
    .chapters.map(({ blocks }) => wordsOf(blocks))
    .join('\n');
}

describe('births before the year 0', () => {
  it('have every report, without a hole in it', () => {
    for (const id of idsOf(house)) expect(told(id), id).not.toMatch(/NaN|undefined/);
  });

  it('tell years of eras that had not begun with a minus', () => {
    const words = told('kundli-mini');
    expect(words).toContain('−443');
    expect(words).toContain('−578');
  });

  it('count Saturn’s years from the birth', () => {
    expect(JSON.stringify(composed(house, ancient('transit-saturn-sadesati')).chapters)).toContain('"text":"-480"');
  });

  it('have twelve months ahead, over the turn of a year', () => {
    const words = told('year-guide');
    expect(words).toContain('December −470');
    expect(words).toContain('January −469');
    expect(told('transits-year')).toContain('January −469');
  });

  it('hang the days of two months on two leaves', () => {
    const { chapters } = composed(house, ancient('month'));
    const scenes = chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'figure' ? [block.scene.title] : [])),
    );
    expect(scenes).toEqual(['December −470', 'January −469']);
  });

  it('have no annual chart where nobody lives so long, and the day of the report is named', () => {
    expect(() => composed(house, { ...ancient('varshphal'), asOf: '2026-11-22' })).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTION', field: 'asOf' }),
    );
  });
});
