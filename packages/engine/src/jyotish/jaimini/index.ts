/** Jaimini: karakas that change with the kundli, arudhas, karakamsha, varnada, and Brahma, Rudra, Maheshvara. */

export * from './arudha.ts';
export {
  CHARA_KARAKAS,
  CHARA_SCHEMES,
  type CharaKaraka,
  type CharaKarakaOptions,
  type CharaKarakaRow,
  type CharaKarakaSettings,
  type CharaKarakas,
  type CharaScheme,
  charaKarakasOf,
  TIE_RULES,
  TIE_UNITS,
  type TieRule,
  type TieUnit,
} from './chara-karaka.ts';
export * from './karakamsha.ts';
export * from './trimurti.ts';
export * from './varnada.ts';
