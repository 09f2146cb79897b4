/**
 * The Latin genitive of each constellation, by its three letters: what makes `alpha Tauri` of `α Tau`.
 *
 * @source  names and abbreviations of the International Astronomical Union (1922, 1928)
 */

// biome-ignore format: a table reads in rows
export const GENITIVES: { readonly [abbreviation: string]: string } = {
  And: 'Andromedae', Ant: 'Antliae', Aps: 'Apodis', Aqr: 'Aquarii', Aql: 'Aquilae', Ara: 'Arae', Ari: 'Arietis', Aur: 'Aurigae',
  Boo: 'Bootis', Cae: 'Caeli', Cam: 'Camelopardalis', Cnc: 'Cancri', CVn: 'Canum Venaticorum', CMa: 'Canis Majoris', CMi: 'Canis Minoris',
  Cap: 'Capricorni', Car: 'Carinae', Cas: 'Cassiopeiae', Cen: 'Centauri', Cep: 'Cephei', Cet: 'Ceti', Cha: 'Chamaeleontis', Cir: 'Circini',
  Col: 'Columbae', Com: 'Comae Berenices', CrA: 'Coronae Australis', CrB: 'Coronae Borealis', Crv: 'Corvi', Crt: 'Crateris', Cru: 'Crucis',
  Cyg: 'Cygni', Del: 'Delphini', Dor: 'Doradus', Dra: 'Draconis', Equ: 'Equulei', Eri: 'Eridani', For: 'Fornacis', Gem: 'Geminorum',
  Gru: 'Gruis', Her: 'Herculis', Hor: 'Horologii', Hya: 'Hydrae', Hyi: 'Hydri', Ind: 'Indi', Lac: 'Lacertae', Leo: 'Leonis',
  LMi: 'Leonis Minoris', Lep: 'Leporis', Lib: 'Librae', Lup: 'Lupi', Lyn: 'Lyncis', Lyr: 'Lyrae', Men: 'Mensae', Mic: 'Microscopii',
  Mon: 'Monocerotis', Mus: 'Muscae', Nor: 'Normae', Oct: 'Octantis', Oph: 'Ophiuchi', Ori: 'Orionis', Pav: 'Pavonis', Peg: 'Pegasi',
  Per: 'Persei', Phe: 'Phoenicis', Pic: 'Pictoris', Psc: 'Piscium', PsA: 'Piscis Austrini', Pup: 'Puppis', Pyx: 'Pyxidis', Ret: 'Reticuli',
  Sge: 'Sagittae', Sgr: 'Sagittarii', Sco: 'Scorpii', Scl: 'Sculptoris', Sct: 'Scuti', Ser: 'Serpentis', Sex: 'Sextantis', Tau: 'Tauri',
  Tel: 'Telescopii', Tri: 'Trianguli', TrA: 'Trianguli Australis', Tuc: 'Tucanae', UMa: 'Ursae Majoris', UMi: 'Ursae Minoris', Vel: 'Velorum',
  Vir: 'Virginis', Vol: 'Volantis', Vul: 'Vulpeculae',
};

/** Greek letters: the letter, its name, and the short forms in use (of sefstars.txt, of SIMBAD). */
// biome-ignore format: a table reads in rows
export const GREEK: readonly (readonly [letter: string, name: string, ...short: string[]])[] = [
  ['α', 'alpha', 'al', 'alf', 'alp'], ['β', 'beta', 'be', 'bet'], ['γ', 'gamma', 'ga', 'gam'], ['δ', 'delta', 'de', 'del'],
  ['ε', 'epsilon', 'ep', 'eps'], ['ζ', 'zeta', 'ze', 'zet'], ['η', 'eta', 'et'], ['θ', 'theta', 'th', 'tet', 'the'],
  ['ι', 'iota', 'io', 'iot'], ['κ', 'kappa', 'ka', 'kap'], ['λ', 'lambda', 'la', 'lam'], ['μ', 'mu'],
  ['ν', 'nu'], ['ξ', 'xi', 'ksi'], ['ο', 'omicron', 'omi'], ['π', 'pi'],
  ['ρ', 'rho', 'rh'], ['σ', 'sigma', 'si', 'sig'], ['τ', 'tau', 'ta'], ['υ', 'upsilon', 'up', 'ups'],
  ['φ', 'phi', 'ph'], ['χ', 'chi', 'ch'], ['ψ', 'psi', 'ps'], ['ω', 'omega', 'ome'],
];
