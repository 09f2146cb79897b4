/** The words behind `npm run bench --`. */

export const USAGE = `npm run bench -- [words]
  --only a,b    these subjects: NAMES
  --quick       fewer and shorter rounds
  --curves      what work costs as it grows, instead of the table
  --save        keep the results in bench/results (with --only, in the newest run there), and write the pages' figures from them
  --pages       only write the figures of README and guide, from the newest results that are kept
  --json        print the results as JSON`;

const SWITCHES = ['quick', 'curves', 'save', 'pages', 'json'];

/**
 * Reads the words.
 *
 * @param known  names of subjects
 * @returns a boolean for each switch, and `only`, a list of names or null for all
 * @throws  RangeError for a word or a subject that is not there, and for results that would be kept though they are not whole
 */
export function readWords(words, known) {
  const read = { only: null, ...Object.fromEntries(SWITCHES.map((name) => [name, false])) };
  for (let i = 0; i < words.length; i += 1) {
    const name = words[i].replace(/^--/, '');
    if (name === 'only') read.only = (words[(i += 1)] ?? '').split(',');
    else if (words[i].startsWith('--') && SWITCHES.includes(name)) read[name] = true;
    else throw new RangeError(`“${words[i]}” is no word of the bench\n${USAGE.replace('NAMES', known.join(', '))}`);
  }
  const strangers = (read.only ?? []).filter((name) => !known.includes(name));
  if (strangers.length > 0)
    throw new RangeError(`there is no subject ${strangers.join(', ')}; there are ${known.join(', ')}`);
  if (read.save && read.quick) throw new RangeError('quick figures are not kept: --save goes without --quick');
  return read;
}
