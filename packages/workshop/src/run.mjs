/**
 * `npm start`, `npm test` and the other scripts of the root package.json come through here: `node packages/workshop/src/run.mjs <task>`.
 * This file only refuses a Node that is too old, in words that an old Node can still print; tasks.mjs does the rest.
 */
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `khagol: building and testing needs Node 20.19 or newer; this is ${process.version}. See https://nodejs.org`,
  );
  process.exitCode = 1;
} else {
  import('./tasks.mjs')
    .then(({ runTask }) => runTask(process.argv[2], process.argv.slice(3)))
    .then(
      (code) => {
        process.exitCode = code;
      },
      (error) => {
        console.error(`khagol: ${error.expected ? error.message : error.stack}`);
        process.exitCode = 1;
      },
    );
}
