/** What the engine must not call: the clock, chance, the host, and arithmetic that hosts round differently. */

import ts from 'typescript';
import type { TextFile } from './tree.ts';

/** Correctly rounded or exact by ECMA-262; everything else on Math is left to the implementation. */
const EXACT_MATH = new Set([
  'abs',
  'ceil',
  'clz32',
  'floor',
  'fround',
  'imul',
  'max',
  'min',
  'round',
  'sign',
  'sqrt',
  'trunc',
  'PI',
  'E',
  'SQRT2',
  'LN2',
  'SQRT1_2',
]);

const BANNED_GLOBALS = new Set([
  'Date',
  'Intl',
  'Temporal',
  'process',
  'performance',
  'crypto',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'Worker',
  'require',
  'module',
  'Buffer',
  'global',
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'console',
  'eval',
  'Function',
  'TextDecoder',
  'TextEncoder',
  'atob',
  'btoa',
  'structuredClone',
  'WebAssembly',
  'globalThis',
  'self',
]);

const BANNED_METHODS = /^(?:localeCompare|toLocale\w*|getTimezoneOffset)$/;

/** What the files that gather bytes for a host may use. */
const ALLOWED_HERE: Readonly<Record<string, readonly string[]>> = {
  'packages/engine/src/packs-browser.ts': ['fetch'],
  'packages/engine/src/pool-browser.ts': ['Worker', 'navigator', 'globalThis'],
  'packages/engine/src/pool-worker-browser.ts': ['self'],
  'packages/engine/src/kernel/compile.ts': ['globalThis', 'WebAssembly'],
  'packages/engine/src/node.ts': ['Buffer'],
  'packages/engine/src/pool-node.ts': ['Buffer'],
  'packages/engine/src/report/type/harfbuzz.ts': ['WebAssembly'],
};

/**
 * Calls and globals of a file under packages/engine/src that no chart may rest on.
 *
 * @returns sentences; none when all is well
 */
export function purityFaults({ path, text }: TextFile): readonly string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const allowed = ALLOWED_HERE[path] ?? [];
  const faults: string[] = [];
  const add = (node: ts.Node, what: string): void => {
    faults.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1} ${what}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      if (kind === ts.SyntaxKind.AsteriskAsteriskToken || kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken)
        add(node, 'uses **');
    }
    if (ts.isPropertyAccessExpression(node) && BANNED_METHODS.test(node.name.text))
      add(node, `calls ${node.name.text}`);
    if (
      ts.isElementAccessExpression(node) &&
      ts.isStringLiteralLike(node.argumentExpression) &&
      BANNED_METHODS.test(node.argumentExpression.text)
    ) {
      add(node, `calls ${node.argumentExpression.text}`);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node, 'imports at run time');
    if (ts.isIdentifier(node) && isReference(node)) {
      if (node.text === 'Math') {
        const use = mathUse(node);
        if (!EXACT_MATH.has(use)) add(node, `uses Math${use === '' ? ' as a value' : `.${use}`}`);
      } else if (BANNED_GLOBALS.has(node.text) && !allowed.includes(node.text) && !isDeclared(node, source))
        add(node, `uses ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

/** An identifier that stands for a value or type in scope, not the name of a member, label or property. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent))
    return (ts.isPropertyAccessExpression(parent) ? parent.expression : parent.left) === node;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent))
    return parent.name !== node;
  if (
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isGetAccessor(parent) ||
    ts.isEnumMember(parent)
  )
    return parent.name !== node;
  if (ts.isBindingElement(parent)) return parent.propertyName !== node;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return false;
  return true;
}

function mathUse(node: ts.Identifier): string {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text;
  return ts.isElementAccessExpression(parent) && ts.isStringLiteralLike(parent.argumentExpression)
    ? parent.argumentExpression.text
    : '';
}

/** A parameter, variable or import of this file that happens to bear the name. */
function isDeclared(node: ts.Identifier, source: ts.SourceFile): boolean {
  let found = false;
  const visit = (other: ts.Node): void => {
    const named =
      ts.isParameter(other) ||
      ts.isVariableDeclaration(other) ||
      ts.isBindingElement(other) ||
      ts.isFunctionDeclaration(other) ||
      ts.isImportSpecifier(other) ||
      ts.isTypeAliasDeclaration(other) ||
      ts.isInterfaceDeclaration(other);
    if (named && other.name !== undefined && ts.isIdentifier(other.name) && other.name.text === node.text) found = true;
    if (!found) ts.forEachChild(other, visit);
  };
  visit(source);
  return found;
}
