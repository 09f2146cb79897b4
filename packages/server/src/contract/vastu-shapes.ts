/** What answers of Vastu and AR are made of, for the document; and the answer to one space. */

import { RATING_NAMES, RULES_VERSIONS, ZONES } from '@khagol/engine/vastu';
import { fixed, integer, type JsonSchema, listOf, number, oneOf, shape, text, truth } from './schema.ts';

export const ZONE: JsonSchema = oneOf('', ZONES);
export const CLASSIFICATION: JsonSchema = oneOf('Whether a text says so, or custom.', [
  'classical',
  'traditional',
  'modern',
  'convention',
]);
export const VERSION: JsonSchema = oneOf('Edition of the rules.', RULES_VERSIONS);
export const HASH: JsonSchema = text('', { pattern: '^sha256:[0-9a-f]{64}$' });
export const RATING: JsonSchema = oneOf('', Object.values(RATING_NAMES));
export const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
export const part = (description: string): JsonSchema => number(description, { minimum: 0, maximum: 1 });
export const pair = (description: string): JsonSchema =>
  listOf(number('Metres.'), description, { minItems: 2, maxItems: 2 });
export const names = (description: string): JsonSchema => listOf(text(''), description);
export const zoneList = (description: string): JsonSchema => listOf(ZONE, description);
export const ring = (description: string): JsonSchema => listOf(pair(''), description);
export const WARNINGS: JsonSchema = listOf(
  shape({ code: text('Stable.'), message: text(''), field: text('Dotted path of what it speaks of.') }),
  'What did not stop the work.',
);
export const ECHO: Readonly<Record<string, JsonSchema>> = {
  'propertyId?': text('As sent.'),
  'tenantRef?': text('As sent.'),
};
/** A record by zones, of which some may be missing. */
export const byZone = (schema: JsonSchema, description: string): JsonSchema =>
  shape(Object.fromEntries(ZONES.map((zone) => [`${zone}?`, schema])), description);

export const SEVERITY: JsonSchema = oneOf('', ['severe', 'moderate', 'minor']);

/** The answer to one space. */
export const ZONE_CHECK: JsonSchema = shape({
  roomType: text('As the rules call it; as sent where they do not.'),
  zone: ZONE,
  zoneBasis: oneOf('', ['stated', 'bearing', 'geometry']),
  'bearingDeg?': number(''),
  compliant: nullable(truth('Null where there is no rule.')),
  graded: truth(''),
  rating: nullable(RATING),
  severity: nullable(SEVERITY),
  'reason?': text(''),
  recommendedZone: nullable(ZONE),
  acceptableZones: zoneList('The best first.'),
  forbiddenZones: zoneList(''),
  remedy: nullable(text('')),
  remedyType: nullable(fixed('relocation')),
  remedyClassification: nullable(CLASSIFICATION),
  source: text(''),
  classification: CLASSIFICATION,
  'dispute?': text(''),
  'pada?': text('Of a door on a plot.'),
  'possiblePadas?': listOf(integer('', { minimum: 1, maximum: 32 }), ''),
  ...zoneMembers(),
});

/** The answer to a bearing without a space. */
export const BEARING_ZONE: JsonSchema = shape({
  zone: ZONE,
  zoneBasis: fixed('bearing'),
  bearingDeg: number(''),
  ...zoneMembers(),
});

function zoneMembers(): Readonly<Record<string, JsonSchema>> {
  return {
    deity: text('Regent of the zone.'),
    deityClassification: CLASSIFICATION,
    deitySource: text(''),
    element: text(''),
    elementClassification: CLASSIFICATION,
    prescribedRooms: names('Spaces that are ideal there.'),
    forbiddenRooms: names('Spaces that are adverse or severe there.'),
    'possibleZones?': zoneList('Where errors were admitted.'),
    'stable?': truth(''),
    'bearingMarginDeg?': number(''),
    verified: fixed(false),
    computed: fixed(true),
    warnings: WARNINGS,
    rulesVersion: VERSION,
    rulesHash: HASH,
    ...ECHO,
  };
}
