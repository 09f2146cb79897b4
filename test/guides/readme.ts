/** What the README takes for known: a couple, a partner, and a span of time. */

/** Names with their values. */
export const README_GIVEN: Readonly<Record<string, unknown>> = {
  groom: { datetime: '1988-03-02T06:45', latitude: 19.076, longitude: 72.8777 },
  bride: { datetime: '1990-11-21T22:10', latitude: 13.0827, longitude: 80.2707 },
  partner: { datetime: '1991-07-07T17:05', latitude: 51.5074, longitude: -0.1278 },
  from: 2461041.5,
  to: 2461051.5,
};

/** The same for a compiler. */
export const README_NAMES: string = [
  ...['groom', 'bride', 'partner'].map((name) => `declare const ${name}: import('@khagol/engine').Birth;`),
  ...['from', 'to'].map((name) => `declare const ${name}: number;`),
].join('\n');

/** What a reader has at hand when the commands begin: an answer with a receipt, and a floor plan. */
export const README_BEFORE = `
curl -s http://localhost:8787/v2/astrology/birth-chart -H 'x-api-key: THE-KEY-IT-PRINTED' -H 'content-type: application/json' \\
  -d '{"datetime":"1990-01-15T10:30:00","latitude":28.6139,"longitude":77.209,"timezone":"+05:30","receipt":true}' > answer.json
echo '{"inputSource":"measured","plotPolygon":[[0,0],[12,0],[12,18],[0,18]],"bearingDeg":10,"doorXY":[5.4,18],"rooms":[]}' > plan.json
`;
