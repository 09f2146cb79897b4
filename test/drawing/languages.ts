/** The languages of the engine, for drawings in each of them. */

import { bengali } from '../../packages/engine/src/language/bn.ts';
import { english } from '../../packages/engine/src/language/en.ts';
import { spanish } from '../../packages/engine/src/language/es.ts';
import { french } from '../../packages/engine/src/language/fr.ts';
import { gujarati } from '../../packages/engine/src/language/gu.ts';
import { hindi } from '../../packages/engine/src/language/hi.ts';
import { kannada } from '../../packages/engine/src/language/kn.ts';
import { malayalam } from '../../packages/engine/src/language/ml.ts';
import { marathi } from '../../packages/engine/src/language/mr.ts';
import { punjabi } from '../../packages/engine/src/language/pa.ts';
import { tamil } from '../../packages/engine/src/language/ta.ts';
import { telugu } from '../../packages/engine/src/language/te.ts';

export const languages = [
  english,
  hindi,
  marathi,
  bengali,
  tamil,
  telugu,
  kannada,
  malayalam,
  gujarati,
  punjabi,
  spanish,
  french,
] as const;

/** One of each script that has shapes of its own: these are rendered. */
export const rendered = [english, hindi, tamil, telugu, bengali, malayalam, punjabi] as const;
