/**
 * `<khagol-chart>`: a chart in any page, without a framework.
 *
 *     <khagol-chart chart-style="north" language="hi"
 *       birth='{"datetime":"1990-05-15T14:30","latitude":28.61,"longitude":77.21,"timezone":"Asia/Kolkata"}'></khagol-chart>
 *
 * Attributes and properties of the same meaning; a property holds the object, an attribute its JSON. The picture stands in a shadow root, so that no
 * style of the page reaches its lines; the colour variables `--c-ink`, `--c-paper` … reach it, as they do every drawing.
 */

import {
  type Birth,
  type Chart,
  type ChartChoices,
  lahiriWholeSign,
  openEngine,
  tropicalPlacidus,
} from '@khagol/engine';
import { findAspects } from '@khagol/engine/chart';
import { type DrawingLanguage, type DrawOptions, type DrawStyle, draw } from '@khagol/engine/drawing';
import { languageOfCode } from '../languages.ts';

const ATTRIBUTES = [
  'birth',
  'chart',
  'chart-style',
  'colours',
  'language',
  'symbols',
  'degrees',
  'zodiac',
  'ayanamsa',
  'house-system',
] as const;
const COLOURS = ['variables', 'auto', 'light', 'dark'] as const;
const SHEET = ':host{display:block}:host([hidden]){display:none}svg{display:block;inline-size:100%;block-size:auto}';

/** One engine for all elements of a page, opened for the first birth. */
let engine: ReturnType<typeof openEngine> | undefined;

/**
 * The element.
 *
 * `khagol-drawn` tells of each picture, with the chart in `detail`; `khagol-error` of what could not be drawn, with the error; both bubble.
 */
export class KhagolChart extends HTMLElement {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;
  readonly #root: ShadowRoot;
  readonly #dark = matchMedia('(prefers-color-scheme: dark)');
  #birth: Birth | null = null;
  #chart: Chart | null = null;
  #waiting = false;
  /** Counts what was asked for, so that an answer that comes late is not drawn over a later one. */
  #asked = 0;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(SHEET);
    this.#root.adoptedStyleSheets = [sheet];
  }

  /** A birth as `engine.moment` takes it; the chart is cast here. Counts where there is no chart. */
  get birth(): Birth | null {
    return this.#birth;
  }
  set birth(birth: Birth | null) {
    this.#birth = birth;
    this.#later();
  }

  /** A chart as `engine.chart` or the HTTP API gives it. */
  get chart(): Chart | null {
    return this.#chart;
  }
  set chart(chart: Chart | null) {
    this.#chart = chart;
    this.#later();
  }

  connectedCallback(): void {
    // What was set before the element was known lies on the object itself and hides the setters.
    for (const name of ['birth', 'chart'] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const early: unknown = this[name];
      delete (this as Partial<Record<typeof name, unknown>>)[name];
      this[name] = early as never;
    }
    this.#dark.addEventListener('change', this.#later);
    this.#later();
  }

  disconnectedCallback(): void {
    this.#dark.removeEventListener('change', this.#later);
    this.#asked++;
  }

  attributeChangedCallback(): void {
    this.#later();
  }

  /** Draws once for all that changes in one turn. */
  readonly #later = (): void => {
    if (this.#waiting) return;
    this.#waiting = true;
    queueMicrotask(() => {
      this.#waiting = false;
      if (this.isConnected) void this.#draw();
    });
  };

  async #draw(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const language = await this.#language();
      const chart = await this.#cast();
      if (asked !== this.#asked) return;
      if (chart === null) return void this.#root.replaceChildren();
      // The engine's own drawing: it escapes every text and holds no script, style or link.
      this.#root.innerHTML = draw(chart, this.#options(chart, language)).svg;
      this.dispatchEvent(new CustomEvent('khagol-drawn', { bubbles: true, composed: true, detail: { chart } }));
    } catch (error) {
      if (asked !== this.#asked) return;
      const told = document.createElement('p');
      told.setAttribute('role', 'alert');
      told.textContent = error instanceof Error ? error.message : String(error);
      this.#root.replaceChildren(told);
      this.dispatchEvent(new CustomEvent('khagol-error', { bubbles: true, composed: true, detail: { error } }));
    }
  }

  /** The chart that is given, or that of the birth; null where there is neither. */
  async #cast(): Promise<Chart | null> {
    const chart = this.#chart ?? this.#json<Chart>('chart');
    if (chart !== null) return chart;
    const birth = this.#birth ?? this.#json<Birth>('birth');
    if (birth === null) return null;
    engine ??= openEngine();
    const opened = await engine;
    return opened.chart(opened.moment(birth), this.#choices());
  }

  /** Lahiri and whole signs, or tropical and Placidus for a wheel, but for what the attributes say. */
  #choices(): ChartChoices {
    const base = this.#style === 'wheel' ? tropicalPlacidus : lahiriWholeSign;
    const [zodiac, ayanamsa, houseSystem] = ['zodiac', 'ayanamsa', 'house-system'].map((name) =>
      this.getAttribute(name),
    );
    const start =
      zodiac === null || zodiac === base.zodiac ? base : zodiac === 'tropical' ? tropicalPlacidus : lahiriWholeSign;
    return {
      ...start,
      ...(zodiac === null ? {} : { zodiac }),
      ...(ayanamsa === null ? {} : { ayanamsa }),
      ...(houseSystem === null ? {} : { houseSystem }),
    } as ChartChoices;
  }

  #options(chart: Chart, language: DrawingLanguage | undefined): DrawOptions {
    const common = {
      colours: this.#colours(),
      degrees: this.getAttribute('degrees') !== 'off',
      ...(language === undefined ? {} : { language }),
    };
    const style = this.#style;
    return style === 'wheel'
      ? { style, ...common, aspects: findAspects(chart.planets) }
      : { style, ...common, symbols: this.hasAttribute('symbols') };
  }

  #colours(): 'variables' | 'light' | 'dark' {
    const colours = this.getAttribute('colours') ?? 'variables';
    if (!COLOURS.some((known) => known === colours)) throw new Error(`colours must be one of ${COLOURS.join(', ')}.`);
    if (colours === 'auto') return this.#dark.matches ? 'dark' : 'light';
    return colours as 'variables' | 'light' | 'dark';
  }

  get #style(): DrawStyle {
    return (this.getAttribute('chart-style') ?? 'north') as DrawStyle;
  }

  async #language(): Promise<DrawingLanguage | undefined> {
    const code = this.getAttribute('language');
    return code === null ? undefined : languageOfCode(code);
  }

  #json<T>(name: string): T | null {
    const text = this.getAttribute(name);
    if (text === null || text.trim() === '') return null;
    try {
      return JSON.parse(text) as T;
    } catch {
      throw new Error(`The attribute ${name} must be JSON.`);
    }
  }
}
