/** The book of two births in the Western way: each a book of its own, and what stands between them. */

import type { Warning } from '../../../errors.ts';
import { chooseRules, factsOfNativity, factsOfSynastry, type Told } from '../../../reading/index.ts';
import { OPERATIONS, type Operation, operationNamed } from '../../../receipt/index.ts';
import type { Moment } from '../../../time/moment.ts';
import type { Composite, Davison, Synastry, WesternAspect } from '../../../western/index.ts';
import { type Assumption, Book, type Ground, type Person, type Receiptable } from '../../book.ts';
import type { Block } from '../../flow/blocks.ts';
import type { ReportBirth } from '../../request.ts';
import { WesternBook } from './book.ts';
import { doubleWheel, wheelOf } from './pictures.ts';
import { CAST, type Sky, skyOf, sureBetween } from './sky.ts';

/** One of the two with what he or she is called. */
interface Named {
  readonly book: WesternBook;
  readonly name: string;
}

export class WesternPairBook extends Book {
  readonly first: WesternBook;
  readonly second: WesternBook;
  #synastry: Synastry | undefined;
  #composite: Composite | undefined;
  #davison: Davison | undefined;
  #between: readonly Told[] | undefined;
  #together: readonly Told[] | undefined;

  constructor(ground: Ground) {
    super(ground);
    const { birth, partner } = ground.request as { readonly birth: ReportBirth; readonly partner: ReportBirth };
    this.first = new WesternBook({ ...ground, request: { ...ground.request, birth } });
    this.second = new WesternBook({ ...ground, request: { ...ground.request, birth: partner } });
  }

  get both(): readonly [Named, Named] {
    const { firstPerson, secondPerson } = this.say.western;
    return [
      { book: this.first, name: this.first.named.name ?? firstPerson },
      { book: this.second, name: this.second.named.name ?? secondPerson },
    ];
  }

  /** Whether the hours of both are known: composite houses and the Davison chart rest on them. */
  get isTimeKnown(): boolean {
    return this.first.isTimeKnown && this.second.isTimeKnown;
  }

  /** Aspects, overlays and score; without an hour the Moon of that birth is left out. */
  get synastry(): Synastry {
    const { first, second } = this;
    this.#synastry ??= first.western.synastry(first.radix, second.radix, {
      ...(this.isTimeKnown ? {} : { points: SURE_POINTS }),
    });
    return this.#synastry;
  }

  /** The aspects that may be told, closest first. */
  get aspects(): readonly WesternAspect[] {
    return sureBetween(this.first.radix, this.second.radix, this.synastry.aspects);
  }

  /** The chart of midpoints; without both hours it has no houses. */
  get composite(): Composite {
    const { first, second } = this;
    this.#composite ??= first.western.composite(first.radix, second.radix, this.isTimeKnown ? {} : { houses: 'none' });
    return this.#composite;
  }

  get davison(): Davison {
    this.#davison ??= this.first.western.davison(this.first.radix, this.second.radix);
    return this.#davison;
  }

  get compositeSky(): Sky {
    return skyOf(this.composite.radix, this.first.moment.local);
  }

  get davisonSky(): Sky {
    return skyOf(this.davison.radix, this.davison.moment.local);
  }

  /** What may be told of the aspects between the two. */
  get between(): readonly Told[] {
    if (this.readings === null) return [];
    this.#between ??= chooseRules(this.readings.holding(factsOfSynastry({ aspects: this.aspects })));
    return this.#between;
  }

  /** What may be told of the composite as of a birth. */
  get together(): readonly Told[] {
    if (this.readings === null || !this.isTimeKnown) return [];
    this.#together ??= chooseRules(
      this.readings.holding(
        factsOfNativity({
          radix: this.composite.radix,
          aspects: { ...this.first.nativity.aspects, aspects: this.compositeSky.aspects },
        }),
      ),
    );
    return this.#together;
  }

  get people(): readonly Person[] {
    return [...this.first.people, ...this.second.people];
  }

  get emblem(): readonly Block[] {
    const [one, other] = this.both;
    const scene = this.isTimeKnown
      ? doubleWheel(this, { ...one.book.sky, name: one.name }, { ...other.book.sky, name: other.name }, 'synastry', [])
      : wheelOf(this, one.book.sky);
    return [{ kind: 'figure', scene, width: 250 }];
  }

  get moments(): readonly Moment[] {
    return [this.first.moment, this.second.moment];
  }

  get assumptions(): readonly Assumption[] {
    return (this.first.isTimeKnown ? this.first : this.second).assumptions;
  }

  get warnings(): readonly Warning[] {
    return [...this.first.warnings, ...this.second.warnings];
  }

  get receiptable(): Receiptable {
    return {
      operation: operationNamed(OPERATIONS, 'western.synastry') as Operation,
      input: { first: this.first.birth, second: this.second.birth, choices: { chart: CAST } },
    };
  }
}

/** What an unknown hour leaves as it is, to a degree or two. */
const SURE_POINTS = [
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'NorthNode',
] as const;
