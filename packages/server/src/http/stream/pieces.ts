/** A text in pieces small enough for one write each: a client that reads network chunks one by one then loses none. */

/** Letters of the longest piece, as UTF-16 counts them. */
const MOST_LETTERS = 200;
/** Between these nothing may stand alone: a pair of halves, a letter and its marks, joined signs. */
const JOINED = /^(?:[\p{M}\u200c\udc00-\udfff]|\u200d|\p{Emoji_Modifier})/u;
/** A space before this part of a piece is not near its end. */
const NEAR = 1 / 4;
const JOINS = /[\u200d\u094d\u09cd\u0a4d\u0acd\u0bcd\u0c4d\u0ccd\u0d4d]$/;

/**
 * The pieces of a text in their order; joined again they are the text. They end after a space where one is near, and within no letter.
 *
 * @param most  letters of the longest piece, 16 or more
 */
export function piecesOf(text: string, most: number = MOST_LETTERS): readonly string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; ) {
    const to = from + most >= text.length ? text.length : cutBefore(text, from, from + most);
    pieces.push(text.slice(from, to));
    from = to;
  }
  return pieces;
}

function cutBefore(text: string, from: number, to: number): number {
  const space = text.slice(from, to).lastIndexOf(' ');
  if (space >= (to - from) * NEAR && isCut(text, from + space + 1)) return from + space + 1;
  for (let at = to; at > from; at -= 1) if (isCut(text, at)) return at;
  // A heap of marks longer than a piece: only halves of one letter stay together.
  return isHalf(text.charCodeAt(to)) && isFirstHalf(text.charCodeAt(to - 1)) ? to - 1 : to;
}

function isCut(text: string, at: number): boolean {
  return !JOINED.test(text.slice(at, at + 2)) && !JOINS.test(text.charAt(at - 1));
}

const isHalf = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;
const isFirstHalf = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
