/** The process that start.mjs starts: prints what each step to the first chart took, as JSON. */
const nodeMs = performance.now();
const emptyMiB = process.memoryUsage().rss / 2 ** 20;
const { openEngine } = await import('../packages/engine/dist/node.js');
const imported = performance.now();
const engine = await openEngine();
const opened = performance.now();
engine.chart({ datetime: '2000-01-01T12:00', latitude: 0, longitude: 0, timezone: 'Z' });
const cast = performance.now();
const [importMs, openMs, chartMs] = [imported - nodeMs, opened - imported, cast - opened];
const rssMiB = process.memoryUsage().rss / 2 ** 20;
process.stdout.write(JSON.stringify({ nodeMs, importMs, openMs, chartMs, emptyMiB, rssMiB }));
