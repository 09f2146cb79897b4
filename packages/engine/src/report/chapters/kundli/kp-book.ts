/** The book of a birth by Krishnamurti: his ayanamsa, Placidus cusps, the Julian year of dashas. */

import type { Jyotish } from '../../../jyotish/index.ts';
import type { Assumption, Ground, Receiptable } from '../../book.ts';
import { KundliBook } from './book.ts';

export class KpBook extends KundliBook {
  constructor(ground: Ground) {
    super(ground, 'kp');
  }

  protected override get krishnamurti(): Jyotish {
    return this.jyotish;
  }

  override get assumptions(): readonly Assumption[] {
    const { say, names } = this;
    const { houseSystemUsed } = this.horoscope.chart.calculation;
    const system = names.houseSystem[houseSystemUsed as keyof typeof names.houseSystem];
    return [...super.assumptions, { name: say.birth.houseSystem, value: system }];
  }

  override get receiptable(): Receiptable {
    const { operation, input } = super.receiptable;
    return { operation, input: { ...(input as object), choices: 'kp' } };
  }
}
