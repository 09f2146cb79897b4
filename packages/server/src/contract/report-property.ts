/** The property of a report on a house: what an assessment takes, with the names of the published interface beside. */

import { isRecord, type JsonRecord, own } from '../http/json.ts';
import type { Fault } from './fields.ts';
import { type JsonSchema, shape } from './schema.ts';
import { within } from './vastu-faults.ts';
import { POLYGON, withoutNulls } from './vastu-fields.ts';
import { ASSESSMENT_REQUEST, assessmentFaults } from './vastu-input.ts';

const NOT_HERE = ['listingId', 'propertyId', 'tenantRef'];
const USUAL_SOURCE = 'seller-supplied';

const { properties } = ASSESSMENT_REQUEST as { readonly properties: Readonly<Record<string, JsonSchema>> };

export const REPORT_PROPERTY: JsonSchema = shape(
  {
    'polygon?': { ...POLYGON, description: 'The plot; another word for `plotPolygon`.' },
    ...Object.fromEntries(
      Object.entries(properties).flatMap(([name, schema]) => (NOT_HERE.includes(name) ? [] : [[`${name}?`, schema]])),
    ),
    'inputSource?': { ...properties['inputSource'], default: USUAL_SOURCE },
  },
  'A house: its plot by corners or sides, and its rooms or its door. Without `doorXY` too little is known for a grade, and the report is made without one.',
);

/**
 * The property of a body.
 *
 * @param faults  gets what is wrong with it, by dotted path
 * @returns null where there is none, or a faulty one
 */
export function readPropertyAsked(body: JsonRecord, faults: Fault[]): JsonRecord | null {
  const told = own(body, 'property') ?? null;
  if (told === null) return null;
  if (!isRecord(told)) {
    faults.push({ code: 'VALIDATION_ERROR', field: 'property', message: 'property is an object.' });
    return null;
  }
  const { polygon, ...rest } = withoutNulls(told) as Record<string, unknown>;
  const named = Object.fromEntries(Object.entries(rest).filter(([name]) => !NOT_HERE.includes(name)));
  const byPolygon = polygon !== undefined && named['plotPolygon'] === undefined;
  const asked = { inputSource: USUAL_SOURCE, ...named, ...(byPolygon ? { plotPolygon: polygon } : {}) };
  const plot: readonly Fault[] =
    'plotPolygon' in asked || ('width' in asked && ('length' in asked || 'depth' in asked))
      ? []
      : [{ code: 'VALIDATION_ERROR', field: 'polygon', message: 'polygon is needed, or width with length or depth.' }];
  const found = within('property', [...plot, ...assessmentFaults(asked)]).map((fault) =>
    byPolygon
      ? {
          ...fault,
          field: fault.field.replace(/^property\.plotPolygon/, 'property.polygon'),
          message: fault.message.replaceAll('plotPolygon', 'polygon'),
        }
      : fault,
  );
  faults.push(...found);
  return found.length === 0 ? asked : null;
}
