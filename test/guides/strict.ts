/** Examples before a compiler that lets nothing pass. */

import ts from 'typescript';
import { SOURCES } from './modules.ts';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  customConditions: ['khagol-source'],
  paths: Object.fromEntries([...SOURCES].map(([specifier, file]) => [specifier, [file]])),
  types: ['node'],
};

/**
 * What a strict compiler says against programs that lie nowhere on the disk.
 *
 * @param programs  texts by the path of the file that each would be
 * @returns a line for each fault, with the file and the line
 */
export function strictFaults(programs: ReadonlyMap<string, string>): readonly string[] {
  const files = new Map([...programs].map(([path, code]) => [path, `${code}\nexport {};\n`]));
  const disk = ts.createCompilerHost(OPTIONS);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => files.has(path) || disk.fileExists(path),
    readFile: (path) => files.get(path) ?? disk.readFile(path),
    getSourceFile: (path, target, ...rest) => {
      const text = files.get(path);
      return text === undefined ? disk.getSourceFile(path, target, ...rest) : ts.createSourceFile(path, text, target);
    },
  };
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  return [...files.keys()]
    .map((path) => program.getSourceFile(path) as ts.SourceFile)
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(({ messageText, file, start }) => {
      const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start ?? 0).line + 1;
      return `${file?.fileName}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
}
