/** The database's own clock, whole units since 1970. Not the time at which its transaction began: that stands still. */
export const CLOCK_US = '(extract(epoch FROM clock_timestamp()) * 1000000)::bigint';
export const CLOCK_MS = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
