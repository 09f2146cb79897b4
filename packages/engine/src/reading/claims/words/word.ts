/**
 * Words of one language for the reader of claims, beside the names that the language itself gives.
 *
 * A key is a tag, or a tag and what it stands for (`body:Moon`); a value is words and phrases parted by bars, in small letters. A phrase that ends in `+`
 * counts only where it begins with a capital: `Balance+` is a sign, balance is not; one that ends in `@` is a form that says where.
 */

/** What a word is to the grammar; the arguments are bodies, numbers, names. */
export type WordTable = Readonly<Record<string, string>>;

/** Case that an ending or a preposition gives a noun. */
export type Case = 'in' | 'gen' | 'with' | 'by' | 'on' | 'from' | 'until' | 'since' | 'within' | 'as' | 'and' | 'bare';

export interface LanguageWords {
  readonly words: WordTable;
  /** Endings by the case they make, parted by spaces; a leading `-` alone is the bare form. Ends in `!` where it also denies. */
  readonly endings?: Readonly<Partial<Record<Case, string>>>;
  /** What is cut from the end of a name to find its stem, parted by spaces. */
  readonly trims?: string;
  /** With which verbs end that deny, parted by spaces: `அமையவில்லை`. */
  readonly negatives?: string;
  /** The verb stands at the end, and what denies it beside it. */
  readonly verbLast?: true;
}
