/** The glossary: its shape. The words are modules of their own, `./en.ts` and `./hi.ts`, so that a program carries the languages it speaks. */

export { type Glossary, type GlossaryEntry, glossaryOf } from './glossary.ts';
