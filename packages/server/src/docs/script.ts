/** The little that needs a script: searching, copying, opening what a link leads to, and sending a call. It talks to this server alone. */

export const SCRIPT = `
'use strict';
(() => {
  const all = (query, root = document) => [...root.querySelectorAll(query)];
  for (const one of all('[hidden]')) if (one.matches('.tools, .copy, .try')) one.hidden = false;
  if (matchMedia('(max-width: 60rem)').matches) document.querySelector('nav details').open = false;

  const search = document.getElementById('search');
  const found = document.getElementById('found');
  const articles = all('article');
  search.addEventListener('input', () => {
    const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
    let count = 0;
    for (const article of articles) {
      article.hidden = !words.every((word) => article.dataset.search.includes(word));
      if (!article.hidden) count += 1;
    }
    for (const group of all('section.group')) group.hidden = !all('article', group).some((one) => !one.hidden);
    found.textContent = words.length === 0 ? '' : count + ' found';
  });

  const reveal = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target === null) return;
    const details = target.matches('details') ? target : target.querySelector(':scope > details');
    if (details !== null) details.open = true;
    target.scrollIntoView();
  };
  addEventListener('hashchange', reveal);
  reveal();

  document.addEventListener('click', async ({ target }) => {
    const button = target.closest('.copy');
    if (button === null) return;
    await navigator.clipboard.writeText(button.nextElementSibling.textContent);
    const [word] = button.childNodes;
    word.textContent = 'Copied';
    setTimeout(() => { word.textContent = 'Copy'; }, 1500);
  });

  document.addEventListener('submit', async (event) => {
    event.preventDefault();
    const form = event.target;
    const output = form.querySelector('output');
    let path = form.dataset.path;
    const query = new URLSearchParams();
    for (const input of all('input', form)) {
      if (input.dataset.in === 'path') path = path.replace('{' + input.name + '}', encodeURIComponent(input.value));
      else if (input.value !== '') query.set(input.name, input.value);
    }
    const key = document.getElementById('key').value;
    const body = form.elements.namedItem('body');
    const headers = { ...(key === '' ? {} : { 'x-api-key': key }), ...(body === null ? {} : { 'content-type': 'application/json' }) };
    output.textContent = 'Sent …';
    try {
      const response = await fetch(path + (query.size === 0 ? '' : '?' + query), {
        method: form.dataset.method, headers, credentials: 'omit', ...(body === null ? {} : { body: body.value }),
      });
      const text = await response.text();
      let told = text;
      try { told = JSON.stringify(JSON.parse(text), null, 2); } catch {}
      output.textContent = response.status + ' ' + response.statusText + '\\nx-request-id: ' + response.headers.get('x-request-id') + '\\n\\n' + told;
    } catch (error) {
      output.textContent = String(error);
    }
  });
})();
`;
