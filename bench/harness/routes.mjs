/** Lanes of load over HTTP as rows: requests a second, the slowest hundredth, the server's processor time for one call, and both as shares of the first lane. */

/**
 * @param lanes  of each: `name`, `perSecond`, `p99` in ms, `used` in microseconds; where there is one to compare with, `ratio` and `usedRatio`, shares of the first lane or of the one named `beside`; where
 *               there is a database, `databaseUs` of it
 * @returns a group whose rows carry the shares as `share` and `processorShare`, so that a target can ask for them
 */
export function groupOfRoutes({ id, title, lanes }) {
  const rows = lanes.map(({ name, perSecond, p99, used, databaseUs, ratio, usedRatio, beside, note }, i) => ({
    who: name,
    median: perSecond,
    ratio: null,
    p99Ms: p99,
    processorUs: used,
    ...(databaseUs === undefined ? {} : { databaseUs }),
    ...(ratio === undefined ? {} : { share: ratio, processorShare: usedRatio }),
    note: [
      `p99 ${p99.toFixed(0)} ms`,
      `${used.toFixed(0)} µs of processor`,
      ...(ratio === undefined || i === 0
        ? []
        : [`${percent(ratio)} and ${percent(usedRatio)} of ${beside ?? 'the first'}`]),
      ...(databaseUs === undefined ? [] : [`${databaseUs.toFixed(0)} µs of PostgreSQL`]),
      ...(note === undefined ? [] : [note]),
    ].join(', '),
  }));
  return { id, title, unit: 'requests/s', rows };
}

function percent(share) {
  return `${(share * 100).toFixed(0)} %`;
}
