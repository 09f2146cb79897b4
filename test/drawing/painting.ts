/** Both painters on one canvas: the SVG in Chromium and the PDF through poppler, with the same fonts, as images of the same size. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { type Browser, chromium, type Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { lightPalette, type Palette, paintSvg, type Scene } from '../../packages/engine/src/drawing/index.ts';
import { openTypesetter, type Typesetter } from '../../packages/engine/src/report/index.ts';
import { openPaper } from '../../packages/engine/src/report/pdf/paper.ts';
import { scriptOfLanguage } from '../../packages/engine/src/report/type/script.ts';
import { FAMILIES, loadTypography } from '../../packages/fonts/src/node.ts';
import { chromiumPath } from '../browser/page-site.ts';

const FILES = fileURLToPath(new URL('../../packages/fonts/dist/files/', import.meta.url));
/** Pixels for a unit. */
const DENSITY = 2;

export interface Studio {
  readonly typesetter: Typesetter;
  /** The SVG as Chromium paints it. */
  inBrowser(scene: Scene, look?: Look): Promise<PNG>;
  /** The PDF as poppler paints it. */
  onPaper(scene: Scene): Promise<PNG>;
  close(): Promise<void>;
}

export interface Look {
  readonly colours?: Palette;
  /** Pixels for a unit; 2 when absent. */
  readonly density?: number;
}

/** Opens a browser with the fonts of reports, and a typesetter with the same. */
export async function openStudio(): Promise<Studio> {
  const typesetter = await openTypesetter(await loadTypography());
  const browser: Browser = await chromium.launch({
    executablePath: chromiumPath ?? '/usr/bin/chromium',
    // Letters as they are drawn, not moved onto the grid of pixels: paper has none.
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--font-render-hinting=none', '--disable-lcd-text'],
  });
  const page: Page = await browser.newPage({ viewport: { width: 1400, height: 1400 }, deviceScaleFactor: 1 });
  const faces = FAMILIES.flatMap(({ name }) =>
    (['Regular', 'Bold'] as const).map((style) => {
      const bytes = readFileSync(`${FILES}${name.replaceAll(' ', '')}-${style}.ttf`).toString('base64');
      return `@font-face{font-family:'${name}';font-weight:${style === 'Bold' ? 600 : 400};src:url(data:font/ttf;base64,${bytes})}`;
    }),
  );
  // As the typesetter chooses: letters by their script, figures and stops by the language's.
  const latin = readFileSync(`${FILES}NotoSans-Regular.ttf`).toString('base64');
  const latinBold = readFileSync(`${FILES}NotoSans-Bold.ttf`).toString('base64');
  for (const [weight, bytes] of [
    [400, latin],
    [600, latinBold],
  ] as const)
    faces.push(
      `@font-face{font-family:Letters;font-weight:${weight};unicode-range:U+41-5A,U+61-7A,U+C0-24F,U+1E00-1EFF;src:url(data:font/ttf;base64,${bytes})}`,
    );
  await page.setContent(
    `<style>${faces.join('')}body{margin:0;background:#fff}svg{display:block}</style><main></main>`,
  );
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load()));
  });
  return {
    typesetter,
    async inBrowser(scene, { colours = lightPalette, density = DENSITY } = {}) {
      const svg = paintSvg(scene, { colours, width: scene.width * density });
      const size = sizeOf(scene, density);
      await page.setViewportSize(size);
      await page.evaluate(
        ([text, ground, fonts]) => {
          document.body.style.background = ground;
          (document.querySelector('main') as HTMLElement).innerHTML = text;
          for (const label of document.querySelectorAll('text')) label.style.fontFamily = fonts;
        },
        [svg, colours.paper, stackOf(scene.language ?? 'en')] as const,
      );
      return PNG.sync.read(await page.screenshot({ clip: { x: 0, y: 0, ...size } }));
    },
    async onPaper(scene) {
      const language = scene.language ?? 'en';
      const facts = {
        title: scene.title,
        author: '',
        subject: '',
        keywords: [],
        language,
        madeAt: null,
        producer: 'Khagol',
        id: '0123456789abcdef0123456789abcdef',
      };
      const size = sizeOf(scene, DENSITY);
      const paper = await openPaper(typesetter, facts, { width: size.width / DENSITY, height: size.height / DENSITY });
      const figure = paper.tag(paper.root, 'Figure', { alt: scene.title });
      paper.on(paper.turn(), figure, (brush) => {
        brush.rectangle(
          0,
          0,
          size.width,
          size.height,
          [255, 253, 249].map((part) => part / 255) as unknown as Parameters<typeof brush.rectangle>[4],
        );
        brush.scene(scene, 0, 0, scene.width, lightPalette);
      });
      const folder = mkdtempSync(join(tmpdir(), 'khagol-drawing-'));
      try {
        writeFileSync(join(folder, 'drawing.pdf'), await paper.finish());
        execFileSync('pdftocairo', ['-r', `${72 * DENSITY}`, '-png', '-singlefile', 'drawing.pdf', 'drawing'], {
          cwd: folder,
        });
        return PNG.sync.read(readFileSync(join(folder, 'drawing.png')));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    close: () => browser.close(),
  };
}

/** Share of pixels, 0 … 1, in which two images of one size differ once both are blurred over five pixels, which are two and a half units. */
export function differing(one: PNG, other: PNG): number {
  const { width, height } = one;
  if (other.width !== width || other.height !== height)
    throw new Error(`${width} × ${height} is not ${other.width} × ${other.height}`);
  const count = pixelmatch(blurred(one), blurred(other), undefined, width, height, { threshold: 0.1, includeAA: true });
  return count / (width * height);
}

const REACH = 2;

/** Each pixel as the mean of those about it. */
function blurred({ width, height, data }: PNG): Uint8Array {
  const across = averaged(data, width, height, 4, width * 4);
  return averaged(across, height, width, width * 4, 4);
}

/** The mean along one direction: `count` pixels to a row, a step of `step` from one to the next. */
function averaged(data: Uint8Array, count: number, rows: number, step: number, rowStep: number): Uint8Array {
  const out = new Uint8Array(data.length);
  for (let row = 0; row < rows; row++)
    for (let channel = 0; channel < 4; channel++) {
      const start = row * rowStep + channel;
      for (let i = 0; i < count; i++) {
        let sum = 0;
        for (let j = i - REACH; j <= i + REACH; j++)
          sum += data[start + Math.min(count - 1, Math.max(0, j)) * step] as number;
        out[start + i * step] = sum / (2 * REACH + 1);
      }
    }
  return out;
}

/** Letters first, then the fonts of the language's script, then all others. */
function stackOf(language: string): string {
  const script = scriptOfLanguage(language);
  const own = FAMILIES.filter((family) => family.script === script);
  return ['Letters', ...[...own, ...FAMILIES].map(({ name }) => `'${name}'`)].join(',');
}

function sizeOf(scene: Scene, density: number): { readonly width: number; readonly height: number } {
  return { width: Math.ceil(scene.width * density), height: Math.ceil(scene.height * density) };
}
