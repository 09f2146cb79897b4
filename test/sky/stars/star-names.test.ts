/** Whatever a star is called, it is found; and a name that none has is refused with what was nearly written. */
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../../packages/engine/src/index.ts';
import { starCatalogue, starNamed } from '../../../packages/engine/src/sky/stars/index.ts';

const refused = (name: unknown): EngineError => {
  try {
    starNamed(name as string);
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
  throw new Error(`${String(name)} was taken`);
};

describe('starNamed', () => {
  it('knows every name, designation and number of the catalogue', () => {
    for (const star of starCatalogue()) {
      const { id, name, otherNames, designation, hip } = star;
      for (const text of [id, name, ...otherNames, name.toUpperCase(), designation, designation.replace(' ', '')])
        expect(starNamed(text).id, text).toBe(id);
      if (hip !== null) expect(starNamed(`HIP ${hip}`).id).toBe(id);
    }
  });

  it.each([
    ['aldebaran', ['alTau', 'alpha Tauri', 'α Tau', 'alf Tau', 'Alpha Tau', 'α Tauri', 'ROHINI', 'Palilicium']],
    ['sirius', ['alCMa', 'Alpha Canis Majoris', 'dog star', 'hip32349']],
    ['zubenelgenubi', ['α² Lib', 'al-2Lib', 'alpha2 Librae', 'South Scale', 'α Lib']],
    ['bharani', ['41Ari', '41 Arietis']],
    ['praesepe', ['M44', 'Messier 44', 'Beehive Cluster']],
    ['galactic-centre', ['Galactic Center', 'SgrA*']],
    ['regulus', ['Cor Leonis', 'magha']],
    ['mirzam', ['β CMa']],
    ['polis', ['µ Sgr', 'μ Sgr', 'mu Sagittarii']],
    ['rigil-kentaurus', ['Rigil Kent', 'Bungula', 'alpha Centauri']],
    ['alcyone', ['M45', 'Messier 45', 'Pleiades']],
  ] as const)('finds %s under %j', (id, names) => {
    for (const name of names) expect(starNamed(name).id, name).toBe(id);
  });

  it('finds what handbooks of astrology call their stars', () => {
    // biome-ignore format: a list reads in rows
    const names = [
      'Achernar', 'Aculeus', 'Acumen', 'Agena', 'Al Jabhah', 'Al Pherg', 'Albireo', 'Alcyone', 'Algenib', 'Algol', 'Algorab', 'Alhena', 'Alnilam', 'Alphard',
      'Alphecca', 'Alpheratz', 'Altair', 'Antares', 'Arcturus', 'Armus', 'Ascella', 'Asellus Australis', 'Asellus Borealis', 'Baten Kaitos', 'Bellatrix',
      'Benetnash', 'Betelgeuze', 'Bos', 'Bungula', 'Canopus', 'Capella', 'Caphir', 'Capulus', 'Castor', 'Castra', 'Copula', 'Cor Caroli', 'Deneb Adige',
      'Deneb Algedi', 'Deneb Okab', 'Denebola', 'Difda', 'Dirah', 'Dorsum', 'Dubhe', 'El Nath', 'Ensis', 'Etamin', 'Facies', 'Fomalhaut', 'Foramen', 'Giedi',
      'Graffias', 'Hamal', 'Han', 'Hyades', 'Isidis', 'Khambalia', 'Labrum', 'Lesath', 'Manubrium', 'Markab', 'Markeb', 'Menkalinan', 'Menkar', 'Mintaka',
      'Mirach', 'Nashira', 'North Scale', 'Oculus', 'Pelagus', 'Phact', 'Pleiades', 'Polaris', 'Polis', 'Pollux', 'Praesepe', 'Princeps', 'Procyon',
      'Propus', 'Ras Alhague', 'Ras Elased Australis', 'Rastaban', 'Regulus', 'Rigel', 'Sabik', 'Sadalmelik', 'Sadalsuud', 'Scheat', 'Seginus', 'Sharatan',
      'Sinistra', 'Sirius', 'Skat', 'South Scale', 'Spica', 'Spiculum', 'Tejat', 'Terebellum', 'Toliman', 'Unukalhai', 'Vertex', 'Vindemiatrix', 'Wasat',
      'Wega', 'Yed Prior', 'Zaniah', 'Zavijava', 'Zosma', 'Great Attractor', 'Super-Galactic Center', 'Messier 87', 'Orion Nebula',
    ];
    for (const name of names) expect(() => starNamed(name), name).not.toThrow();
  });

  // The list of stars that the catalogue is made from has both at another star.
  it('knows the raven’s wing in the Raven, and no star of the catalogue as the Blaze Star', () => {
    expect(starNamed('Gienah Ghurab').designation).toBe('γ Crv');
    expect(starNamed('Gienah Cygni').designation).toBe('ε Cyg');
    expect(refused('The Blaze Star').code).toBe('INVALID_OPTION');
  });

  it('takes no sign that it cannot read for a mark that does not matter', () => {
    // Cyrillic letters after “Deneb”, Devanagari, accents.
    for (const name of ['Denebола', 'Vega अ', 'Denebé', 'Mirāch', 'Sirius★']) expect(refused(name).field).toBe('star');
    expect(refused('Rohiṇī').message).toMatch(/Near it: rohini/);
    for (const name of ['Sgr A*', '“Vega”'.replaceAll(/[“”]/g, '"'), 'Barnard’s Star', 'barnards-star', 'Ras_Alhague'])
      expect(() => starNamed(name), name).not.toThrow();
  });

  it('refuses a name that none has, with those written much like it', () => {
    const error = refused('Aldebarran');
    expect(error.code).toBe('INVALID_OPTION');
    expect(error.field).toBe('star');
    expect(error.message).toMatch(/Near it: aldebaran/);
    for (const name of ['', ' ', 'x'.repeat(5000), '__proto__', 'constructor', 7, null, undefined, {}, ['Sirius']])
      expect(refused(name).allowed).toMatch(/Aldebaran/);
  });
});
