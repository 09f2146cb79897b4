/** Where the page begins. */

import './style.css';
import { render } from 'preact';
import { Page } from './page.tsx';
import { start } from './state.ts';

const root = document.getElementById('page');
if (root !== null) {
  root.textContent = '';
  render(<Page />, root);
}
start();

// A built page keeps itself for the next visit without a network; during development nothing may be kept.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register(new URL('./offline.js', document.baseURI)).catch(() => undefined);
}
