/** Transits: exact hits to a radix, stretches within orb, and the Moon void of course. */

export type { SearchedAspects } from './marks.ts';
export type { EventTime, MovingFrame, PointMotion } from './motion.ts';
export { motionOf } from './motion.ts';
export type { TransitOptions, TransitSettings } from './question.ts';
export type { TransitHit, Transits } from './transits.ts';
export { transitsTo } from './transits.ts';
export type { LunarAspect, VoidCourses, VoidOfCourse, VoidOptions, VoidRule } from './void-of-course.ts';
export { VOID_RULES, voidCourses } from './void-of-course.ts';
export type { TransitWindow, TransitWindows } from './windows.ts';
export { transitWindows } from './windows.ts';
