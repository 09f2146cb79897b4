/** Bundle of the loaders; the fonts are copied beside it, whole, from where their project publishes them. */
import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'tsup';
import { tidyMaps } from '../workshop/src/maps.mjs';
import { FAMILIES, fileOf, SHAPER_FILE } from './src/families.ts';

const require = createRequire(import.meta.url);
const WEIGHTS = { Regular: '400Regular', Bold: '700Bold' } as const;

async function copyFiles(): Promise<void> {
  const folder = join(import.meta.dirname, 'dist/files');
  await mkdir(folder, { recursive: true });
  for (const family of FAMILIES) {
    const name = family.name.replaceAll(' ', '');
    const home = dirname(
      require.resolve(`@expo-google-fonts/${family.name.toLowerCase().replaceAll(' ', '-')}/package.json`),
    );
    for (const weight of ['Regular', 'Bold'] as const)
      await copyFile(
        join(home, WEIGHTS[weight], `${name}_${WEIGHTS[weight]}.ttf`),
        join(folder, fileOf(family, weight)),
      );
  }
  await copyFile(require.resolve(`harfbuzzjs/dist/${SHAPER_FILE}`), join(folder, SHAPER_FILE));
}

export default defineConfig({
  target: 'es2022',
  platform: 'neutral',
  format: 'esm',
  entry: { node: 'src/node.ts', browser: 'src/browser.ts' },
  external: [/^node:/],
  silent: true,
  sourcemap: true,
  onSuccess: async () => {
    await copyFiles();
    tidyMaps('dist');
  },
});
