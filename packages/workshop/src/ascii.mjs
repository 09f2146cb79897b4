/**
 * Scripts in plain ASCII where that costs next to nothing.
 *
 * A script that holds one letter beyond ASCII is decoded by the slow way and kept in two bytes a letter: half a millisecond of a start, for a few dashes in
 * error messages. Written as escapes they cost nothing; names in twelve scripts would grow twofold, so such files stay as they are.
 */

/** Most that a file may grow by. */
const GROWTH = 1.02;

/**
 * A plugin in two parts, for a bundle whose charset is utf8.
 *
 * @returns `esbuild`, which goes among the plugins of esbuild and only finds out which esbuild that is; `tsup`, which goes among those of tsup
 */
export function asciiWhereCheap() {
  let transform;
  return {
    esbuild: {
      name: 'ascii',
      setup({ esbuild }) {
        transform = esbuild.transform;
      },
    },
    tsup: {
      name: 'ascii',
      async renderChunk(code, chunk) {
        const { code: plain, map } = await transform(withMap(code, chunk.map), {
          charset: 'ascii',
          minifyWhitespace: true,
          sourcemap: chunk.map === undefined ? false : 'external',
        });
        if (plain.length > Buffer.byteLength(code) * GROWTH) return undefined;
        // A map that is handed back would be joined with the old one by tsup, which keeps places of no source as places of this script.
        if (chunk.map !== undefined) chunk.map = map;
        return { code: plain };
      },
    },
  };
}

/** A script with its map inside, where esbuild looks for it. */
function withMap(code, map) {
  if (map === undefined) return code;
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')}\n`;
}
