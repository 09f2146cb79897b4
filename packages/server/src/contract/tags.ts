/** What the groups of operations are about, in the order of the document. A row names its group; every group has its sentence here. */

// biome-ignore format: a table reads in columns
const TAGS = [
  ['Questions',     'Questions about a chart, answered in words that rest on it; conversations of several.'],
  ['Charts',        'Birth charts in the sidereal zodiac: places, houses, dignities, and on request dashas, divisional charts, yogas and doshas.'],
  ['Western',       'Natal charts and the comparison of two in the tropical zodiac.'],
  ['Compatibility', 'Two people by the rules of ashtakoota and porutham.'],
  ['Panchang',      'The day: its limbs, its hours, what it is good for.'],
  ['Vedic',         'Single answers out of a sidereal chart.'],
  ['Numerology',    'Numbers of a name and a birthday.'],
  ['Horoscope',     'A day, a week or a month of a sign.'],
  ['Reports',       'Reports as PDF: the catalogue, a report made, kept and handed out.'],
  ['Vastu',         'Buildings by the rules of vastu: assessments, zones, badges, plans.'],
  ['AR',            'Anchors, textures and captures for showing a plan in its place.'],
  ['Archive',       'What is kept of a property: how much, for how long, its export and its erasure.'],
  ['Enterprise',    'Licences of enterprises: checked by the deployment that runs under one.'],
  ['Receipts',      'Signed receipts of calculations, and the keys that verify them.'],
  ['Usage',         'What was used and what is left: calls, credits, wallet, rate.'],
  ['Webhooks',      'Who is told of events, and what became of each delivery. What is sent stands under webhooks.'],
  ['Sandbox',       'Without a key: computed by the same engine from what is sent, or from a fixed sample, and marked as a sample.'],
  ['Server',        'The server about itself.'],
] as const;

/** The groups that occur, each with its sentence; one that is not in the table comes last and without one. */
export function tagsOf(names: Iterable<string>): readonly { readonly name: string; readonly description: string }[] {
  const wanted = new Set(names);
  const told: { name: string; description: string }[] = [];
  for (const [name, description] of TAGS) if (wanted.delete(name)) told.push({ name, description });
  return [...told, ...[...wanted].map((name) => ({ name, description: '' }))];
}
