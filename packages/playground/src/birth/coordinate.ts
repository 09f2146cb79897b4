/** Coordinates as people write them: `28.61`, `-28.61`, `28,61`, `28.61 N`, `28°36′50″ N`, `28 36 50`, `28n36`. */

const FORM =
  /^([+−-])?(\d{1,3}(?:[.,]\d+)?)(?:\s*[°d:\s]\s*(\d{1,2}(?:[.,]\d+)?))?(?:\s*['′m:\s]\s*(\d{1,2}(?:[.,]\d+)?)?)?\s*["″s']{0,2}\s*$/;

/**
 * @param text       what was typed
 * @param positive   letters that mean plus (`n`, or `e`); `negative` those that mean minus
 * @returns degrees, or NaN when it cannot be read; the range is left to the engine
 */
export function readCoordinate(text: string, positive: string, negative: string): number {
  const folded = text.trim().toLowerCase();
  // The old almanac form: the letter in the middle, degrees before it and minutes after.
  const middle = new RegExp(`^(\\d{1,3})\\s*([${positive}${negative}])\\s*(\\d{1,2})$`).exec(folded);
  if (middle !== null) return (middle[2] === negative ? -1 : 1) * (Number(middle[1]) + Number(middle[3]) / 60);
  const last = folded.slice(-1);
  const lettered = last === positive || last === negative;
  const match = FORM.exec(lettered ? folded.slice(0, -1).trim() : folded);
  if (match === null || (lettered && match[1] !== undefined)) return Number.NaN;
  const [degrees = 0, minutes = 0, seconds = 0] = [match[2], match[3], match[4]].map((part) =>
    part === undefined ? 0 : Number(part.replace(',', '.')),
  );
  if (minutes >= 60 || seconds >= 60) return Number.NaN;
  const size = degrees + minutes / 60 + seconds / 3600;
  return match[1] === '-' || match[1] === '−' || last === negative ? -size : size;
}
