/** May this be asked? Everything that a request can be refused for, without an assessment: for whoever reserves money between the one and the other. */

import { slopeNote } from './plot-notes.ts';
import { type AssessmentRequest, readRequest } from './request.ts';
import { doorOf } from './survey.ts';

/**
 * Refuses what `assess` would refuse, and answers nothing.
 *
 * @throws  EngineError INVALID_OPTION naming the field: `rooms[3].polygon[17]`, `inputSource`, `slope.levels[2]`
 */
export function checkAssessment(request: AssessmentRequest): void {
  const read = readRequest(request);
  if (read.plan !== null) doorOf(read.plan, read.entranceMethod);
  slopeNote(read);
}
