/**
 * Varnada: the lagna that joins the lagna with the hora lagna, and the like of the other houses. For standing and work, and the dasha named after it.
 *
 * Sources: `bphs` 5.10–15, in the reading of Raman, Narasimha Rao and Jagannatha Hora (`raman-jaimini`, `jagannatha-hora`): the parity is that of the
 * signs. Read of the numbers it would decide nothing, for the count to an odd sign from Aries and to an even one from Pisces is always odd.
 */

import { wholeIn } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { houseFrom, signFrom } from '../graha/kundli.ts';

export interface Varnada {
  /** 1 … 12: of which house. */
  readonly ofHouse: number;
  /** 1 … 12. */
  readonly sign: number;
  /** From the lagna, 1 … 12. */
  readonly house: number;
}

export interface Varnadas {
  readonly settings: { readonly lagnaSign: number; readonly horaLagnaSign: number };
  readonly sources: readonly SourceKey[];
  /** V1, the varnada lagna, to V12. */
  readonly varnadas: readonly Varnada[];
}

/**
 * The varnada lagna of two signs.
 *
 * @param lagnaSign      1 … 12
 * @param horaLagnaSign  1 … 12
 * @returns its sign, 1 … 12; it is given the degree of the lagna
 * @throws  EngineError INVALID_OPTION
 */
export function varnadaSign(lagnaSign: number, horaLagnaSign: number): number {
  const lagna = countOf(wholeIn('lagnaSign', lagnaSign, 1, 12));
  const hora = countOf(wholeIn('horaLagnaSign', horaLagnaSign, 1, 12));
  const isAlike = (lagnaSign - horaLagnaSign) % 2 === 0;
  const count = isAlike ? lagna + hora : Math.abs(lagna - hora);
  // Forward from Aries for an odd lagna, backward from Pisces for an even one; a count of none is twelve.
  return lagnaSign % 2 === 1 ? signFrom(1, count) : signFrom(12, 2 - count);
}

/**
 * The varnadas of the twelve houses: each of the house from the lagna and the same house from the hora lagna.
 *
 * @throws  EngineError INVALID_OPTION
 */
export function varnadasOf(lagnaSign: number, horaLagnaSign: number): Varnadas {
  const varnadas = Array.from({ length: 12 }, (_, i): Varnada => {
    const sign = varnadaSign(signFrom(lagnaSign, i + 1), signFrom(horaLagnaSign, i + 1));
    return { ofHouse: i + 1, sign, house: houseFrom(lagnaSign, sign) };
  });
  return {
    settings: { lagnaSign, horaLagnaSign },
    sources: ['bphs', 'raman-jaimini', 'jagannatha-hora'],
    varnadas,
  };
}

/** How far a sign is from Aries, forward, if it is odd; from Pisces, backward, if it is even. */
function countOf(sign: number): number {
  return sign % 2 === 1 ? sign : 13 - sign;
}
