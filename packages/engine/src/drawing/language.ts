/** What a drawing asks of a language: names by the engine's own, numbers as they are written, and the sentences behind things. */

/** Names in a language by the engine's names; one that is missing stays as the engine has it. */
export type NamesByName = { readonly [name: string]: string | undefined };

/** What drawings say. A text that holds nothing is a string; the others are functions of what they hold. */
export interface DrawingMessages {
  readonly chartNorth: string;
  readonly chartSouth: string;
  readonly chartEast: string;
  readonly wheel: string;
  readonly biwheel: string;
  readonly synastryWheel: string;
  readonly transitWheel: string;
  readonly timeline: string;
  readonly ashtakavargaBars: string;
  readonly shadbalaBars: string;
  readonly dayRing: string;
  titled(of: { readonly kind: string; readonly moment: string }): string;
  houseTitle(of: { readonly house: number; readonly sign: string }): string;
  signTitle(of: { readonly sign: string; readonly house: number }): string;
  occupied(of: { readonly place: string; readonly bodies: string }): string;
  bodyTitle(of: { readonly body: string; readonly position: string; readonly house: number }): string;
  retrogradeTitle(of: { readonly title: string }): string;
  angleTitle(of: { readonly angle: string; readonly position: string }): string;
  inSign(of: { readonly degrees: string; readonly sign: string }): string;
  cuspTitle(of: { readonly house: number; readonly position: string }): string;
  aspectTitle(of: { readonly first: string; readonly second: string; readonly aspect: string }): string;
  aspectOrb(of: { readonly title: string; readonly orb: string }): string;
  describedSidereal(of: { readonly ayanamsa: string; readonly ascendant: string; readonly bodies: string }): string;
  describedTropical(of: { readonly ascendant: string; readonly bodies: string }): string;
  inner(of: { readonly name: string }): string;
  outer(of: { readonly name: string }): string;
  periodTitle(of: { readonly lord: string; readonly start: string; readonly end: string }): string;
  readonly nowMark: string;
  age(of: { readonly years: number }): string;
  barTitle(of: { readonly name: string; readonly value: string }): string;
  barAverage(of: { readonly value: string }): string;
  points(of: { readonly count: number }): string;
  ofTable(of: { readonly name: string }): string;
  house(of: { readonly house: number }): string;
  readonly required: string;
  readonly obtained: string;
  readonly rupas: string;
  readonly virupas: string;
  strengthTitle(of: { readonly name: string; readonly value: string; readonly required: string }): string;
  readonly sunrise: string;
  readonly sunset: string;
  readonly day: string;
  readonly night: string;
  readonly tithi: string;
  readonly nakshatra: string;
  readonly yoga: string;
  readonly karana: string;
  fromTo(of: { readonly start: string; readonly end: string }): string;
  until(of: { readonly name: string; readonly time: string }): string;
  /** The same of an end on another day: its date and time. */
  untilDay(of: { readonly name: string; readonly time: string }): string;
  limbTitle(of: { readonly limb: string; readonly name: string; readonly start: string; readonly end: string }): string;
}

/** A language as drawings know it; every language of @khagol/engine is one. */
export interface DrawingLanguage {
  /** BCP 47, for the `lang` of the picture. */
  readonly code: string;
  readonly names: {
    readonly body: NamesByName;
    /** Two or three letters, or one or two aksharas. */
    readonly short: NamesByName;
    /** The signs of the sidereal zodiac. */
    readonly rashi: NamesByName;
    /** The signs of the tropical zodiac. */
    readonly sign: NamesByName;
    readonly signShort: NamesByName;
    readonly aspect: NamesByName;
    readonly nakshatra: NamesByName;
    readonly tithi: NamesByName;
    readonly nityaYoga: NamesByName;
    readonly karana: NamesByName;
    readonly weekday: NamesByName;
    /** Stretches of a day, by their ids in a panchang. */
    readonly period: NamesByName;
  };
  readonly say: { readonly drawing: DrawingMessages };
  number(value: number, decimals: number): string;
  /** `12°31′`, cut off to the minute. */
  degrees(degrees: number): string;
  date(year: number, month: number, day: number): string;
  /** Of a day of 24 hours. */
  time(hour: number, minute: number): string;
  list(words: readonly string[]): string;
}

/** A name in a language; one that it does not have comes back as it is. */
export function nameIn(names: NamesByName, name: string): string {
  return (Object.hasOwn(names, name) ? names[name] : undefined) ?? name;
}
