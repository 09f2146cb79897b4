/** May a listing carry a badge? That says the reading is well-founded, not that the house is good: it does not look at the score. */

import { numberIn } from '../../choice.ts';
import { readRecord } from '../../input.ts';
import { CONFIDENCE_LIMITS } from './confidence.ts';
import { type InputSource, readInputSource } from './request.ts';

/** Whether, which, and why. */
export interface BadgeEligibility {
  readonly inputSource: InputSource;
  readonly badge: 'plan-derived' | 'measured' | null;
  readonly eligible: boolean;
  readonly variant: 'standard' | 'low_confidence' | null;
  readonly reason: string;
  readonly confidence: number;
  readonly fullBadgeThreshold: number;
  readonly minimumConfidence: number;
}

/** What a badge is asked for. */
export interface BadgeQuestion {
  readonly inputSource: InputSource | 'seller-typed' | 'ar-measured';
  /** 0 … 1, as an assessment gave it. */
  readonly confidence: number;
}

/**
 * The badge for a source and a confidence.
 *
 * @throws  EngineError INVALID_OPTION naming `inputSource` or `confidence`
 */
export function badgeEligibility(question: BadgeQuestion): BadgeEligibility {
  const asked = readRecord('badge', question, 'an object with inputSource and confidence');
  const inputSource = readInputSource(asked['inputSource']);
  const confidence = numberIn('confidence', asked['confidence'], 0, 1) + 0;
  const { minimum, fullBadge } = CONFIDENCE_LIMITS;
  const told = (variant: BadgeEligibility['variant'], reason: string): BadgeEligibility => ({
    inputSource,
    badge: variant === null || inputSource === 'seller-supplied' ? null : inputSource,
    eligible: variant !== null,
    variant,
    reason,
    confidence,
    fullBadgeThreshold: fullBadge,
    minimumConfidence: minimum,
  });
  // Whatever the confidence: no better drawing would earn one.
  if (inputSource === 'seller-supplied') return told(null, 'What a seller states is never enough for a badge.');
  if (confidence < minimum) return told(null, `The confidence ${confidence} is below ${minimum}.`);
  if (confidence < fullBadge) return told('low_confidence', `The confidence ${confidence} is below ${fullBadge}.`);
  return told('standard', `The confidence ${confidence} is ${fullBadge} or more.`);
}
