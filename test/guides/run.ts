/** Runs an example as a program, and holds each value beside what the comment behind it says. */

import ts from 'typescript';
import { claimOf } from './claims.ts';
import { moduleOf } from './modules.ts';

export interface Ran {
  /** How many values were held beside what is said of them. */
  readonly checked: number;
  /** `line 12: "Leo" is not "Virgo"`. */
  readonly faults: readonly string[];
}

type Check = (value: unknown, line: number) => void;

/**
 * @param code   a program of one page; a value and its comment stand on one line
 * @param given  names that the page takes for known, with their values
 */
export async function runExample(code: string, given: Readonly<Record<string, unknown>> = {}): Promise<Ran> {
  const { body, imports, claims } = writtenOut(code);
  const modules = Object.fromEntries(
    await Promise.all(imports.map(async (name) => [name, await moduleOf(name)] as const)),
  );
  const faults: string[] = [];
  let checked = 0;
  const check: Check = (value, line) => {
    checked += 1;
    const fault = claims.get(line)?.(value);
    if (typeof fault === 'string') faults.push(`line ${line}: ${fault}`);
  };
  const { outputText } = ts.transpileModule(
    `async function example($modules, $check, $given) {\nconst { ${Object.keys(given)} } = $given;\n${body}\n}`,
    { compilerOptions: { target: ts.ScriptTarget.ES2022 } },
  );
  const example = new Function(`${outputText}\nreturn example;`)() as (
    modules: unknown,
    check: Check,
    given: unknown,
  ) => Promise<void>;
  await example(modules, check, given);
  return { checked, faults };
}

interface WrittenOut {
  readonly body: string;
  readonly imports: readonly string[];
  /** By line. */
  readonly claims: ReadonlyMap<number, NonNullable<ReturnType<typeof claimOf>>>;
}

/** The program with its imports taken from `$modules`, and a call of `$check` for each value of which something is said. */
function writtenOut(code: string): WrittenOut {
  const file = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2022, true);
  const imports = new Set<string>();
  const claims = new Map<number, NonNullable<ReturnType<typeof claimOf>>>();
  const body = file.statements.map((statement) => {
    const text = statement.getText(file);
    if (ts.isImportDeclaration(statement)) {
      const from = (statement.moduleSpecifier as ts.StringLiteral).text;
      imports.add(from);
      return `const { ${valuesOf(statement)} } = $modules['${from}'];`;
    }
    const comment = /^[ \t]*\/\/ (.*)/.exec(code.slice(statement.end))?.[1];
    const claim = comment === undefined ? null : claimOf(comment.trim());
    const line = file.getLineAndCharacterOfPosition(statement.end).line + 1;
    if (claim === null) return text;
    claims.set(line, claim);
    if (ts.isExpressionStatement(statement)) return `$check(${statement.expression.getText(file)}, ${line});`;
    const [declared] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
    if (declared === undefined || !ts.isIdentifier(declared.name))
      throw new Error(`line ${line}: a value is claimed of what is none`);
    return `${text}\n$check(${declared.name.text}, ${line});`;
  });
  return { body: body.join('\n'), imports: [...imports], claims };
}

/** The names of an import that are there when it runs. */
function valuesOf({ importClause }: ts.ImportDeclaration): string {
  const named = importClause?.namedBindings;
  if (importClause?.isTypeOnly === true || named === undefined || !ts.isNamedImports(named)) return '';
  return named.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName === undefined ? name.text : `${propertyName.text}: ${name.text}`))
    .join(', ');
}
