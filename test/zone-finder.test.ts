import { describe, expect, it } from 'vitest';
import { resolveMoment, spellZoneId } from '../packages/engine/src/time/index.ts';
import { findZone } from '../packages/engine/src/zone-finder.ts';

describe('the zone of a point on the map', () => {
  it.each([
    ['Delhi', 28.6139, 77.209, 'Asia/Kolkata'],
    ['Kathmandu', 27.717, 85.324, 'Asia/Kathmandu'],
    ['New York', 40.7128, -74.006, 'America/New_York'],
    ['Indianapolis', 39.7684, -86.1581, 'America/Indiana/Indianapolis'],
    ['Phoenix', 33.4484, -112.074, 'America/Phoenix'],
    ['Sydney', -33.8688, 151.2093, 'Australia/Sydney'],
    ['Apia', -13.8333, -171.7667, 'Pacific/Apia'],
    ['São Paulo', -23.5505, -46.6333, 'America/Sao_Paulo'],
    ['London', 51.5074, -0.1278, 'Europe/London'],
  ])('is found for %s', (_, latitude, longitude, zone) => {
    expect(findZone(latitude, longitude)).toBe(zone);
  });

  it('is always one that the engine can use: a name of its table, the open sea, or none', () => {
    const unknown = new Set<string>();
    for (let latitude = -90; latitude <= 90; latitude += 1) {
      for (let longitude = -180; longitude <= 180; longitude += 1) {
        const zone = findZone(latitude, longitude);
        if (zone !== null && !zone.startsWith('Etc/') && spellZoneId(zone) === null) unknown.add(zone);
      }
    }
    expect([...unknown]).toEqual([]);
  });

  it('is the same on either side of the date line, where the two edges of the map have different zones', () => {
    for (let latitude = -90; latitude <= 90; latitude += 0.25) {
      expect(findZone(latitude, -180), `latitude ${latitude}`).toBe(findZone(latitude, 180));
    }
    // Taveuni in Fiji lies across the line.
    expect(findZone(-16.8, -180)).toBe('Pacific/Fiji');
  });

  it('is null off the globe, and never an exception', () => {
    expect(findZone(91, 0)).toBeNull();
    expect(findZone(0, 181)).toBeNull();
    expect(findZone(Number.NaN, 0)).toBeNull();
    for (const [latitude, longitude] of [
      [90, 180],
      [-90, -180],
      [0, 180],
      [90, 0],
    ] as const) {
      expect(typeof findZone(latitude, longitude)).toBe('string');
    }
  });

  it('serves a birth without timezone, on land and at sea', () => {
    const options = { zoneOf: findZone };
    const land = resolveMoment({ datetime: '1990-05-20T14:30', latitude: 28.6139, longitude: 77.209 }, options);
    expect(land.zone).toMatchObject({ id: 'Asia/Kolkata', source: 'inferred' });
    const sea = resolveMoment({ datetime: '1990-05-20T14:30', latitude: -45, longitude: -110 }, options);
    expect(sea.zone).toMatchObject({ id: '-07:00', source: 'nautical' });
  });
});
