/** What Saturn’s passages by the Moon tend to ask, and what helps: English. */

import type { Texts } from '../../rules/rule.ts';

export const SADE_SATI_EN: Texts = {
  rising:
    'Saturn has entered the sign before your Moon, and old chapters ask to be closed. Sleep, spending and private worries need order first. Travel light: settle debts, finish what drags on, help someone quietly, and the coming years will find you prepared.',
  peak: 'Saturn now stands with your Moon, so duties feel near and feelings feel heavy. These years build a person who can be relied on. Keep routines simple, rest on time, lean on two or three steady friends, and measure progress by seasons, not days.',
  setting:
    'Past the middle of the passage, the lesson moves to money, speech and family duties. Ease comes back in instalments. Save a little each month, choose words with care at home, and put into practice what the last years taught you.',
  fourth:
    'A short Saturn test crosses home, mother, property and peace of mind. Repairs or moves may not keep to the plan. Read every contract twice, make one room restful, and give elders regular time; roots grow while the surface is being mended.',
  eighth:
    'During this shorter passage Saturn asks for caution with changes, joint money and overwork. Delays can be useful pauses. Keep papers and insurance current, avoid hasty bargains, care for the body with gentle exercise, and seek experienced advice before large steps.',
};
