/** The words after a proof's name: `--ops 1000 --store sqlite`. */

/**
 * Words by name, with defaults that also say which names there are; a number where the default is one.
 *
 * @throws  RangeError for a name that is not there, or a number that is none
 */
export function wordsOf(defaults, words = process.argv.slice(2)) {
  const read = { ...defaults };
  for (let i = 0; i < words.length; i += 2) {
    const [name, value] = [words[i].replace(/^--/, ''), words[i + 1]];
    if (!Object.hasOwn(defaults, name) || value === undefined)
      throw new RangeError(`"${words[i]}" is no word of this proof; they are --${Object.keys(defaults).join(', --')}`);
    const isNumber = typeof defaults[name] === 'number';
    if (isNumber && !/^\d+$/.test(value)) throw new RangeError(`--${name} is a whole number`);
    read[name] = isNumber ? Number(value) : value;
  }
  return read;
}
