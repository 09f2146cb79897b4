/** A flag of the command line, such as `--seconds 5`. */
export function flag(name, usual) {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : process.argv[at + 1];
}
