/** The core's rules: numbers and no names, nothing from its host. */

import ts from 'typescript';
import type { TextFile } from './tree.ts';

/** Words of a tradition. House systems may be named (ARIES_SIGNS is one), bodies in comments; in code the core knows them by number. */
const TRADITION =
  /aries(?!_SIGNS)|taurus|gemini(?!d)|cancer|leo(?:Sign)?$|virgo|libra(?!t)|scorpio|sagittari|capricorn|aquari|pisces|mesha|vrishabha|mithuna|karka|simha|kanya|vrishchika|dhanu|makara|kumbha|meena|ashwini|bharani|krittika|rohini|nakshatra|ayanamsa|dasha|zodiac|rahu|ketu|lahiri/i;

/**
 * What one source of the core does that it must not.
 *
 * @returns sentences; none when all is well
 */
export function coreFaults({ path, text }: TextFile): readonly string[] {
  const faults: string[] = [];
  const report = (what: string): void => {
    faults.push(`${path} ${what}`);
  };
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, true, ts.LanguageVariant.Standard, text);
  for (
    let before = ts.SyntaxKind.Unknown, token = scanner.scan();
    token !== ts.SyntaxKind.EndOfFileToken;
    before = token, token = scanner.scan()
  ) {
    const word = scanner.getTokenText();
    if (token === ts.SyntaxKind.Identifier) {
      if (before === ts.SyntaxKind.AtToken && /^external/.test(word))
        report(`asks its host for something with @${word}`);
      if (TRADITION.test(word)) report(`names ${word}`);
    } else if (
      token === ts.SyntaxKind.StringLiteral &&
      before !== ts.SyntaxKind.FromKeyword &&
      before !== ts.SyntaxKind.ImportKeyword
    ) {
      report(`holds the text ${word}`);
    }
    if (before === ts.SyntaxKind.DeclareKeyword) report('declares something that only its host can give');
  }
  return faults;
}

/** What a compiled core asks its host for; none is right. */
export function moduleImports(bytes: Uint8Array): readonly string[] {
  const { Module } = WebAssembly;
  return Module.imports(new Module(bytes as BufferSource)).map(({ module, name }) => `${module}.${name}`);
}
