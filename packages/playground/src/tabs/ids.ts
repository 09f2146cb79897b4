/** The names of the tabs, in their order. They stand in links: never rename one. */

export const TAB_IDS = [
  'chart',
  'dasha',
  'panchang',
  'match',
  'synastry',
  'vastu',
  'ask',
  'report',
  'receipt',
  'api',
] as const;
export type TabId = (typeof TAB_IDS)[number];

/** Tabs that ask about the birth of the form beside them; the others stand alone. */
export const OF_BIRTH: ReadonlySet<TabId> = new Set<TabId>([
  'chart',
  'dasha',
  'match',
  'synastry',
  'ask',
  'report',
  'receipt',
  'api',
]);
