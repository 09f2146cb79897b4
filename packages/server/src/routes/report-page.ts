/** The page that shows a report inside another page: a frame as large as the window, and a link where a browser shows no PDF. */

import type { KeptReport } from '../ports/index.ts';

export const PAGE_STYLE =
  'html,body{margin:0;height:100%}iframe{display:block;width:100%;height:100%;border:0}p{position:absolute;z-index:-1;font:1rem sans-serif;margin:1rem}';

/**
 * @param fileUrl  of the PDF, seen from the page; made by us
 */
export function reportPage({ facts: { title, language } }: KeptReport, fileUrl: string): string {
  const [name, address] = [escaped(title), escaped(fileUrl)];
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<p><a href="${address}">${name}</a></p>
<iframe src="${address}" title="${name}"></iframe>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
