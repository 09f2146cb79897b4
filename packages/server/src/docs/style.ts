/** How the page looks: one column on a phone, contents beside it on a screen, light or dark as the reader has it, every colour at least 4.5 to 1. */

export const STYLE = `
:root { color-scheme: light dark; --paper: #fdfdfb; --ink: #1d2129; --soft: #565d6b; --line: #d9dce3; --box: #f1f2f5; --link: #0b57a4; --get: #0a6045; --post: #0b57a4; --other: #7a3e00; --delete: #a11d1d; --event: #62309a; }
@media (prefers-color-scheme: dark) { :root { --paper: #14161b; --ink: #e7e9ee; --soft: #a7aebb; --line: #343945; --box: #1e222a; --link: #8cc2ff; --get: #6fd3ae; --post: #8cc2ff; --other: #f0b878; --delete: #ff9d9d; --event: #cfa8ff; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; display: grid; grid-template: "head head" auto "nav main" 1fr / 14rem minmax(0, 1fr); }
a { color: var(--link); }
code, pre, .path, .method, textarea { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .875em; }
code { overflow-wrap: anywhere; }
.skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; top: .5rem; background: var(--paper); padding: .5rem; z-index: 1; }
header { grid-area: head; display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1.25rem; padding: .75rem 1.5rem; border-bottom: 1px solid var(--line); }
header p { margin: 0; } .name { font-weight: 700; font-size: 1.15rem; } .version { color: var(--soft); flex: 1; }
.tools { display: flex; flex-wrap: wrap; gap: .5rem 1rem; } .tools[hidden] { display: none; }
nav { grid-area: nav; padding: 1rem 1.5rem; } nav > details { position: sticky; top: 1rem; } nav summary { font-weight: 600; }
nav ul { list-style: none; margin: .5rem 0 0; padding: 0; } nav li { padding: .15rem 0; } .count { color: var(--soft); font-size: .85em; }
main { grid-area: main; padding: 0 1.5rem 4rem; max-width: 68rem; min-width: 0; }
h1 { font-size: 1.6rem; } h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); padding-bottom: .3rem; } h4 { margin: 1.5rem 0 .4rem; }
input, textarea, button { font-size: .9rem; padding: .35rem .5rem; color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: .3rem; max-width: 100%; }
button { cursor: pointer; background: var(--box); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
summary { cursor: pointer; }
article { border: 1px solid var(--line); border-radius: .4rem; margin: .5rem 0; } article[hidden], section[hidden] { display: none; }
article > details > summary { padding: .55rem .75rem; display: grid; grid-template-columns: 4.5rem minmax(0, 1fr) auto; gap: 0 .75rem; align-items: baseline; list-style: none; }
article > details > summary::-webkit-details-marker { display: none; }
article > details > summary:hover, article > details[open] > summary { background: var(--box); }
.method { font-weight: 700; color: var(--other); } .get { color: var(--get); } .post { color: var(--post); } .delete { color: var(--delete); } .event { color: var(--event); }
.path { overflow-wrap: anywhere; font-weight: 600; } .price { color: var(--soft); font-size: .875rem; white-space: nowrap; } .summary { grid-column: 2 / 4; color: var(--soft); font-size: .92rem; }
.inside { padding: .25rem .75rem 1rem; border-top: 1px solid var(--line); }
dl { display: flex; flex-wrap: wrap; gap: .4rem 2rem; } dl div { min-width: 0; } dt { color: var(--soft); font-size: .85rem; } dd { margin: 0; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .3rem; max-height: 34rem; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; } caption { text-align: left; padding: .35rem .6rem; color: var(--soft); }
th, td { text-align: left; vertical-align: top; padding: .35rem .6rem; border-top: 1px solid var(--line); } thead th { background: var(--box); } th[scope=row] { font-weight: 500; min-width: 9rem; } td { min-width: 7rem; } td:last-child { min-width: 12rem; }
.must { color: var(--other); font-size: .8rem; }
.code { position: relative; } .copy { position: absolute; right: .4rem; top: .4rem; padding: .15rem .5rem; }
pre { margin: .4rem 0; padding: .75rem; padding-right: 5rem; background: var(--box); border-radius: .3rem; overflow: auto; max-height: 26rem; }
.call { margin: .3rem 0; } .codes { padding-left: 1.1rem; } .codes li { margin: .1rem 0; }
.try label { display: block; margin: .4rem 0; } .try textarea { display: block; width: 100%; } .try[hidden] { display: none; }
output { display: block; white-space: pre-wrap; overflow-wrap: anywhere; font-family: ui-monospace, monospace; font-size: .85rem; max-height: 30rem; overflow: auto; margin-top: .5rem; }
output:not(:empty) { background: var(--box); padding: .75rem; border-radius: .3rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 60rem) { body { grid-template: "head" auto "nav" auto "main" 1fr / minmax(0, 1fr); } header, nav, main { padding-left: 1rem; padding-right: 1rem; } nav { padding-bottom: 0; } nav > details { position: static; } nav ul { columns: 2; } article > details > summary { grid-template-columns: 3.5rem minmax(0, 1fr) auto; gap: 0 .5rem; } .tools, .tools label { width: 100%; } .tools input { width: 100%; } th, td { padding: .35rem .4rem; overflow-wrap: anywhere; } th[scope=row] { min-width: 6.5rem; } td { min-width: 5rem; } td:last-child { min-width: 8.5rem; } }
@media print { nav, .tools, .try, .copy { display: none; } }
`;
