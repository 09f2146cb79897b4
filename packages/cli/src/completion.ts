/** `khagol completion`: a few lines for a shell, which then asks this program at each Tab; the answer comes from the tree of commands itself. */

import type { Command, Option } from 'commander';
import { CommandError, type Terminal } from './terminal.ts';
import { OPERATOR_GROUPS } from './words/house.ts';

/** Said in place of words where a file is meant. */
const FILES = ':files';

/**
 * Prints the lines for a shell, or, with `words`, what may come next: the last word is the one that is being typed.
 *
 * @throws  CommandError for a shell that is not known
 */
export async function completionCommand(
  shell: string,
  words: readonly string[],
  program: Command,
  terminal: Terminal,
): Promise<number> {
  if (shell === 'words') {
    const next = await wordsAfter(program, words.slice(0, -1), words[words.length - 1] ?? '');
    await terminal.out(next.map((word) => `${word}\n`).join(''));
    return 0;
  }
  const script = Object.hasOwn(SCRIPTS, shell) ? SCRIPTS[shell] : undefined;
  if (script === undefined)
    throw new CommandError(2, `"${shell}" is not a shell known here; there are ${Object.keys(SCRIPTS).join(', ')}`);
  await terminal.out(script);
  return 0;
}

/** @param before  whole words after the name of the program; @param typed  the beginning of the next */
async function wordsAfter(program: Command, before: readonly string[], typed: string): Promise<readonly string[]> {
  let command = program;
  let waiting: Option | undefined;
  // Shells that take `=` for a word of its own say `--svg`, `=`, `no`.
  for (const word of before.filter((one) => one !== '=')) {
    waiting = undefined;
    if (!word.startsWith('-')) command = command.commands.find((inner) => inner.name() === word) ?? command;
    else if (!word.includes('='))
      waiting = command.options.find(
        ({ long, short, required, optional }) => (required || optional) && (long === word || short === word),
      );
  }
  const start = typed === '=' ? '' : typed;
  const inline = /^(--[\w-]+)=(.*)$/s.exec(start);
  if (inline !== null) {
    const option = command.options.find(({ long }) => long === inline[1]);
    return starting(await namesFor(command, option), inline[2] ?? '').map((value) =>
      value === FILES ? FILES : `${inline[1]}=${value}`,
    );
  }
  const values = await namesFor(command, waiting);
  // A value that may be left out is left out where a flag is begun.
  if (waiting?.required === true || (values.length > 0 && !start.startsWith('-'))) return starting(values, start);
  if (OPERATOR_GROUPS.some(([group]) => group === command.name())) return operatorWords(command.name(), before, start);
  if (command.name() === 'completion' && before.length === 1)
    return starting(start.startsWith('-') ? ['--help'] : Object.keys(SCRIPTS), start);
  if (start.startsWith('-')) return starting([...flagsOf(command), '--help'], start);
  const inner = starting(
    command.commands.map((one) => one.name()),
    start,
  );
  const takesFile = command.registeredArguments.some((argument) => FILE_NAMES.has(argument.name()));
  return inner.length === 0 && takesFile ? [FILES] : inner;
}

/** Arguments and values that are files. */
const FILE_NAMES = new Set(['file', 'plan', 'receipt', 'pair']);

/** Options whose values stand in tables, which are read when they are asked for. */
const TABLES: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  'dasha --system': async () => (await import('@khagol/engine/jyotish')).DASHAS,
  '--ayanamsa': async () => (await import('@khagol/engine/chart')).AYANAMSAS.map(({ id }) => id),
  '--houses': async () => (await import('@khagol/engine/chart')).HOUSE_SYSTEMS.map(({ id }) => id),
  '--convention': async () => (await import('@khagol/engine/jyotish')).JYOTISH_PRESET_NAMES,
  '--language': async () => (await import('./spoken.ts')).LANGUAGE_CODES,
};

/** Values of an option. */
async function namesFor(command: Command, option: Option | undefined): Promise<readonly string[]> {
  const name = option?.long ?? '';
  const table = [`${command.name()} ${name}`, name].find((key) => Object.hasOwn(TABLES, key));
  return (table === undefined ? undefined : await TABLES[table]?.()) ?? valuesOf(option);
}

function valuesOf(option: Option | undefined): readonly string[] {
  if (option === undefined) return [];
  if (option.argChoices !== undefined) return option.argChoices;
  const name = /[<[](\w+)[>\]]/.exec(option.flags)?.[1] ?? '';
  return FILE_NAMES.has(name) ? [FILES] : [];
}

function flagsOf(command: Command): readonly string[] {
  return command.options.flatMap(({ long, hidden }) => (long === undefined || long === null || hidden ? [] : [long]));
}

/** Actions and flags of the operator's commands, which the server's own table names. */
async function operatorWords(group: string, before: readonly string[], start: string): Promise<readonly string[]> {
  const { ACTIONS } = await import('@khagol/server/operate');
  const actions = ACTIONS.filter(({ name }) => name.startsWith(`${group} `));
  const verb = before[before.indexOf(group) + 1];
  if (verb === undefined)
    return starting(
      actions.map(({ name }) => name.slice(group.length + 1)),
      start,
    );
  const fields = actions.find(({ name }) => name === `${group} ${verb}`)?.fields ?? [];
  return starting([...fields.map(({ name }) => `--${name}`), '--server', '--json'], start);
}

function starting(words: readonly string[], start: string): readonly string[] {
  return words.filter((word) => word === FILES || word.startsWith(start));
}

/** What a shell reads. `words` gets every word after the program's name up to the one at the cursor. */
const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `_khagol() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" IFS=$'\\n' words
  words="$("\${COMP_WORDS[0]}" completion words -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)" || return
  [ "$cur" = "=" ] && cur=""
  if [ "$words" = "${FILES}" ]; then
    compopt -o filenames 2>/dev/null
    COMPREPLY=($(compgen -f -- "$cur"))
  else
    COMPREPLY=($(compgen -W "$words" -- "$cur"))
  fi
  return 0
}
complete -F _khagol khagol
`,
  zsh: `#compdef khagol
_khagol() {
  local -a next
  next=("\${(@f)$("\${words[1]}" completion words -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ "\${next[1]}" == "${FILES}" ]]; then _files; else compadd -- "\${(@)next:#}"; fi
}
compdef _khagol khagol
`,
  fish: `function __khagol_words
  set -l typed (commandline -ct)
  set -l before (commandline -opc)
  set -l next ($before[1] completion words -- $before[2..-1] "$typed" 2>/dev/null)
  if test "$next" = "${FILES}"
    __fish_complete_path "$typed"
  else
    printf '%s\\n' $next
  end
end
complete -c khagol -f -a '(__khagol_words)'
`,
};
