/**
 * Writes the reference of the engine: a page for each subpath under packages/engine/reference/, with everything that it exports, as the sources declare
 * and describe it. `npm run reference`. The same sources give the same bytes; test/guides/reference.test.ts compares.
 *
 * The syntax alone is read, no types are computed: every exported thing has its type written beside it (`isolatedDeclarations`), so what a page shows is
 * what a compiler sees.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { root, writeWhole } from './root.mjs';

export const FOLDER = 'packages/engine/reference/';
/** A list or an object of a longer text is cut. */
const LONGEST_VALUE = 400;
const KINDS = ['Functions', 'Classes', 'Values', 'Types'];

const files = new Map();

/** Every page by its path in the workspace. */
export function referencePages() {
  const { exports } = JSON.parse(readFileSync(`${root}packages/engine/package.json`, 'utf8'));
  const pages = Object.entries(exports)
    .filter(([, conditions]) => conditions['khagol-source'] !== undefined)
    .map(([subpath, { 'khagol-source': source }]) => {
      const file = posix.join('packages/engine', typeof source === 'string' ? source : source.default);
      return { specifier: `@khagol/engine${subpath.slice(1)}`, file, symbols: exportsOf(file) };
    })
    .filter(({ specifier }) => !SAME_AS.has(specifier) && !/\/language\/(?!en$)/.test(specifier));
  const texts = new Map(pages.map((page) => [`${FOLDER}${nameOf(page.specifier)}.md`, pageOf(page)]));
  texts.set(`${FOLDER}README.md`, contentsOf(pages));
  return texts;
}

/** Other hosts' entries, which export what the root does. */
const SAME_AS = new Set(['@khagol/engine/inline', '@khagol/engine/portable']);

function nameOf(specifier) {
  return specifier.replace('@khagol/', '').replaceAll('/', '-');
}

function contentsOf(pages) {
  const rows = pages.map(({ specifier, file, symbols }) => {
    const [told = ''] = headOf(parsed(file)).split('\n\n');
    return `| [\`${specifier}\`](${nameOf(specifier)}.md) | ${symbols.size} | ${inOneLine(told).replaceAll('|', '\\|')} |`;
  });
  return [
    MADE_BY,
    '# Reference of @khagol/engine',
    'Everything that each subpath exports, as the sources declare and describe it. What it is for stands in the [guides](../guides).',
    ['| subpath | exports | |', '|---|---|---|', ...rows].join('\n'),
    '`@khagol/engine/inline` and `@khagol/engine/portable` export what the root does. Each language (`/language/hi`, `/language/ta` …) exports its one language as `/language/en` does.',
    '',
  ].join('\n\n');
}

const MADE_BY = '<!-- Made by packages/workshop/src/reference.mjs: npm run reference -->';

function pageOf({ specifier, file, symbols }) {
  const told = [...symbols].map(([name, symbol]) => ({ name, ...described(symbol) }));
  told.sort((one, other) => (one.name < other.name ? -1 : 1));
  const parts = KINDS.flatMap((kind) => {
    const own = told.filter((one) => one.kind === kind);
    if (own.length === 0) return [];
    return [
      `## ${kind}`,
      ...own.flatMap(({ name, code, text }) => [
        `### ${name}`,
        `\`\`\`ts\n${code}\n\`\`\``,
        ...(text === '' ? [] : [text]),
      ]),
    ];
  });
  return [MADE_BY, `# ${specifier}`, headOf(parsed(file)), ...parts, ''].join('\n\n');
}

/** What a module exports: names with the statements that declare them, followed through every `export … from`. */
function exportsOf(file, seen = new Set()) {
  const found = new Map();
  if (seen.has(file)) return found;
  seen.add(file);
  const source = parsed(file);
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) {
      const from = statement.moduleSpecifier === undefined ? file : besideOf(file, statement.moduleSpecifier);
      if (statement.exportClause === undefined)
        for (const [name, symbol] of exportsOf(from, seen)) found.set(name, symbol);
      else if (ts.isNamedExports(statement.exportClause))
        for (const { name, propertyName } of statement.exportClause.elements)
          found.set(name.text, declared(from, (propertyName ?? name).text));
    } else if (isExported(statement)) {
      for (const name of namesOf(statement)) found.set(name, { source, statement });
    }
  }
  return found;
}

/** Where a name of a module is declared, be it there or behind further exports and imports. */
function declared(file, name) {
  const source = parsed(file);
  const statement = source.statements.find((one) => namesOf(one).includes(name));
  if (statement !== undefined) return { source, statement };
  const exported = exportsOf(file).get(name);
  if (exported !== undefined) return exported;
  for (const one of source.statements) {
    if (!ts.isImportDeclaration(one)) continue;
    const named = one.importClause?.namedBindings;
    if (named === undefined || !ts.isNamedImports(named)) continue;
    const found = named.elements.find((element) => element.name.text === name);
    if (found !== undefined)
      return declared(besideOf(file, one.moduleSpecifier), (found.propertyName ?? found.name).text);
  }
  throw new Error(`${file} exports ${name}, which is declared nowhere`);
}

/** The file of an import, by the text behind `from`. */
function besideOf(file, from) {
  return posix.join(dirname(file), ts.isStringLiteral(from) ? from.text : '');
}

function namesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : ''));
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

function isExported(statement) {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

function parsed(file) {
  let source = files.get(file);
  if (source === undefined) {
    source = ts.createSourceFile(file, readFileSync(`${root}${file}`, 'utf8'), ts.ScriptTarget.ES2022, true);
    files.set(file, source);
  }
  return source;
}

/** The comment at the head of a file. */
function headOf(source) {
  const [first] = ts.getLeadingCommentRanges(source.text, 0) ?? [];
  const text = first === undefined ? '' : source.text.slice(first.pos, first.end);
  return text.startsWith('/**') ? proseOf(text) : '';
}

/** A declaration as a page shows it. */
function described({ source, statement }) {
  const kind = ts.isFunctionDeclaration(statement)
    ? 'Functions'
    : ts.isClassDeclaration(statement)
      ? 'Classes'
      : ts.isVariableStatement(statement)
        ? 'Values'
        : 'Types';
  return { kind, code: codeOf(source, statement), text: docOf(source, statement) };
}

function codeOf(source, statement) {
  const whole = statement.getText(source).replace(/^export /, '');
  if (ts.isFunctionDeclaration(statement)) return signature(source, statement);
  if (ts.isClassDeclaration(statement)) return classCode(source, statement);
  if (!ts.isVariableStatement(statement)) return whole;
  return statement.declarationList.declarations.map((one) => valueCode(source, one)).join('\n');
}

/** Up to the body. */
function signature(source, node) {
  const end = node.body === undefined ? node.end : node.body.getStart(source);
  return source.text
    .slice(node.getStart(source), end)
    .trim()
    .replace(/^(?:export )?(?:async )?/, '');
}

function classCode(source, statement) {
  const head = source.text.slice(statement.getStart(source), statement.members.pos).replace(/^export /, '');
  const members = statement.members.filter(isPublic).map((member) => {
    const told = commentOf(source, member);
    const code = member.body === undefined ? propertyCode(source, member) : signature(source, member);
    return `${told === '' ? '' : `  ${told}\n`}  ${code};`;
  });
  return `${head.trim()}\n${members.join('\n\n')}\n}`;
}

function isPublic(member) {
  const isHidden = member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword) === true;
  return !isHidden && (member.name === undefined || !ts.isPrivateIdentifier(member.name));
}

function propertyCode(source, member) {
  const { name, type, modifiers = [], initializer } = member;
  const words = modifiers.map((one) => one.getText(source));
  return (
    [...words, `${name.getText(source)}${type === undefined ? '' : `: ${type.getText(source)}`}`].join(' ') +
    (type === undefined && initializer !== undefined ? ` = ${initializer.getText(source)}` : '')
  );
}

/** A value by its type; where the type is the value itself (`as const`), by that, as far as it is short. */
function valueCode(source, declaration) {
  const { name, type, initializer } = declaration;
  if (type !== undefined) return `const ${name.getText(source)}: ${type.getText(source)}`;
  const text = initializer?.getText(source) ?? '';
  const isConst = /\bas const$/.test(text);
  const short =
    text.length <= LONGEST_VALUE
      ? text
      : `${text.slice(0, LONGEST_VALUE).replace(/\s+\S*$/, '')} …${isConst ? ' as const' : ''}`;
  return `const ${name.getText(source)} = ${short}`;
}

function commentOf(source, node) {
  const comments = (ts.getLeadingCommentRanges(source.text, node.pos) ?? []).map(({ pos, end }) =>
    source.text.slice(pos, end),
  );
  return comments.filter((text) => text.startsWith('/**')).at(-1) ?? '';
}

function docOf(source, statement) {
  return proseOf(commentOf(source, statement));
}

/** The text of a comment as Markdown: its words, then parameters, result, errors and source as a list. */
function proseOf(comment) {
  const lines = comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''));
  const words = [];
  const tags = [];
  for (const line of lines.map((one) => one.trimEnd())) {
    // A tag may stand at the end of a line of words.
    const [before, ...told] = ` ${line}`.split(/\s(?=@(?:param|returns|throws|source)\b)/);
    if (told.length === 0 && tags.length > 0 && line.trim() !== '') tags[tags.length - 1] += ` ${line.trim()}`;
    else if (before.trim() !== '' || tags.length === 0) words.push(before.slice(1));
    tags.push(...told.map((one) => one.trim()));
  }
  const list = tags.map((tag) => {
    const [, kind, told] = /^@(\w+)\s*([\s\S]*)$/.exec(tag);
    if (kind !== 'param') return `- *${kind}*: ${inOneLine(told)}`;
    const [, names, meaning] = /^([\w.$]+(?:,\s+[\w.$]+)*)\s*([\s\S]*)$/.exec(told);
    return `- \`${names}\`: ${inOneLine(meaning)}`;
  });
  const prose = words.join('\n').trim();
  return [prose, list.join('\n')].filter((part) => part !== '').join('\n\n');
}

function inOneLine(text) {
  return text.replace(/\s+/g, ' ').trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const pages = referencePages();
  for (const [path, text] of pages) writeWhole(path, text);
  for (const name of readdirSync(`${root}${FOLDER}`))
    if (!pages.has(`${FOLDER}${name}`)) rmSync(`${root}${FOLDER}${name}`);
}
