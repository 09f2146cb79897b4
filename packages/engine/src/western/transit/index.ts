/** Transits: exact hits to a radix, stretches within orb, and the Moon void of course. */

export type { EventTime, MovingFrame, PointMotion } from './motion.ts';
export { eventTime, motionOf } from './motion.ts';
export { APPROACH_DAYS, numberPasses, type Pass } from './passes.ts';
export type {
  TransitHit,
  TransitOptions,
  TransitSettings,
  Transits,
  TransitWindow,
  TransitWindows,
} from './transits.ts';
export { transitsTo, transitWindows } from './transits.ts';
export type { LunarAspect, VoidCourses, VoidOfCourse, VoidOptions, VoidRule } from './void-of-course.ts';
export { VOID_RULES, voidCourses } from './void-of-course.ts';
