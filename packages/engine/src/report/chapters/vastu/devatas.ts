/** The forty-five gods of the plan with their grounds and what stands on them, and the sensitive points. */

import { circle } from '../../../drawing/curve.ts';
import { baselineFor } from '../../../drawing/measure.ts';
import { devataName, roomName } from '../../../drawing/plan-names.ts';
import { readPlanOptions } from '../../../drawing/plan-options.ts';
import { pageOf } from '../../../drawing/plan-page.ts';
import { hatchedOf } from '../../../drawing/plan-shape.ts';
import { type Group, group, type Item, type Scene, stroke } from '../../../drawing/scene.ts';
import {
  DEVATAS_81,
  devataSharesOf,
  isInside,
  type MarmaPoint,
  mandalaOf,
  marmasOf,
  planToNorth,
} from '../../../vastu/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import { inked } from '../common/pictures.ts';
import type { VastuBook } from './book.ts';
import { locusText, NOTHING, percent } from './cells.ts';

export const DEVATAS_45: Chapter<VastuBook> = {
  title: ({ say }) => say.vastu.allDevatas,
  blocks: (book) => {
    const { say, language, plan, survey } = book;
    const { vastu } = say;
    const grounds = new Map(mandalaOf(plan, 81).map((ground) => [ground.id, ground]));
    const rooms = survey.spaces.flatMap(({ drawn, room }) =>
      drawn === null
        ? []
        : [{ name: roomName(room, language).replaceAll('_', ' '), shares: devataSharesOf(drawn, plan, 81) }],
    );
    const onGround = (id: string): string =>
      rooms
        .filter(({ shares }) => (shares[id] ?? 0) >= 0.1)
        .map(({ name }) => name)
        .join(', ') || NOTHING;
    return [
      { kind: 'paragraph', words: `${vastu.devatasIntro} ${vastu.devatasNote}` },
      book.figure(book.scene({ mandala: 81 }), 590),
      { kind: 'turn' },
      {
        kind: 'table',
        title: vastu.allDevatas,
        size: 'small',
        columns: [
          { share: null, align: 'end' },
          { share: 2.4 },
          { share: 2 },
          { share: 1, align: 'end' },
          { share: 1.2, align: 'middle' },
          { share: 1, align: 'end' },
          { share: 4 },
        ],
        head: ['', vastu.devata, vastu.zone, vastu.padas, vastu.doorCode, vastu.ground, vastu.roomsHere],
        rows: DEVATAS_81.map(({ number, id, name, zone, padas, entrance }) => [
          language.number(number, 0),
          [{ text: devataName(id, name, language), weight: 600 }],
          book.zone(zone),
          language.number(padas.length, 0),
          entrance === null ? NOTHING : book.door(entrance),
          percent(book, Math.min(1, grounds.get(id)?.fillShare ?? 0)),
          onGround(id),
        ]),
        source: locusText(book, 'BS53.42-50'),
      },
    ];
  },
};

export const MARMAS: Chapter<VastuBook> = {
  title: ({ say }) => say.vastu.marmas,
  blocks: (book) => {
    const { say, language, plan } = book;
    const { vastu } = say;
    const { lines, points } = marmasOf(plan);
    return [
      { kind: 'paragraph', words: vastu.marmasIntro },
      book.figure(marmaScene(book), 410),
      {
        kind: 'beside',
        columns: [
          [
            {
              kind: 'table',
              title: vastu.marmas,
              columns: [{ share: null, align: 'end' }, { share: 1 }],
              head: ['', vastu.roomsHere],
              rows: points.map((point, index) => [language.number(index + 1, 0), standsAt(book, point)]),
            },
          ],
          [
            {
              kind: 'table',
              title: vastu.marmaLines,
              columns: [{ share: 1 }, { share: 1 }],
              head: [say.furniture.from, say.furniture.to],
              rows: lines.map(({ between }) => between.map((id) => book.names.devata[id as 'roga'])),
            },
          ],
        ],
      },
      { kind: 'paragraph', words: vastu.marmasNote, size: 'small' },
    ];
  },
};

/** What stands on a point. */
function standsAt({ survey, plan, language, say }: VastuBook, { pointXY, isInPlot }: MarmaPoint): string {
  if (!isInPlot) return say.vastu.offPlot;
  const point = planToNorth(pointXY, plan.frame);
  const rooms = survey.spaces.filter(({ drawn }) => drawn !== null && isInside(point, drawn.region));
  return rooms.map(({ room }) => roomName(room, language).replaceAll('_', ' ')).join(', ') || NOTHING;
}

/** The plan with the six lines and nine points upon it. */
function marmaScene(book: VastuBook): Scene {
  const { plan, survey, language } = book;
  const scene = book.scene();
  const choices = readPlanOptions({ ...inked(book) }, scene.width);
  const page = pageOf(
    plan,
    hatchedOf(survey).map(({ polygon }) => polygon),
    choices,
  );
  const { lines, points } = marmasOf(plan);
  const at = (point: readonly [number, number]): readonly [number, number] => page.at(planToNorth(point, plan.frame));
  const drawn = lines.map(
    ({ fromXY, toXY, between }): Group =>
      group('mark', between.map((id) => book.names.devata[id as 'roga']).join(' – '), [
        stroke(at(fromXY), at(toXY), 'bad', 0.9, [5, 3]),
      ]),
  );
  const marked = points.map(({ pointXY }, index): Group => {
    const [x, y] = at(pointXY);
    const number = language.number(index + 1, 0);
    const items: readonly Item[] = [
      { kind: 'path', d: circle(x, y, 7), fill: 'paper', stroke: 'bad', width: 1.2 },
      {
        kind: 'text',
        x,
        y: baselineFor(y, 8.5),
        text: number,
        size: 8.5,
        anchor: 'middle',
        weight: 600,
        colour: 'ink',
      },
    ];
    return group('mark', number, items);
  });
  return { ...scene, items: [...scene.items, ...drawn, ...marked] };
}
