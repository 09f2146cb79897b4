/** A floor plan, drawn and graded while it is being drawn. */

import type { JSX } from 'preact';
import { Editor } from './editor.tsx';
import { Figures } from './figures.tsx';
import { Verdicts } from './verdicts.tsx';

export function Panel(): JSX.Element {
  return (
    <div class="vastu">
      <div>
        <Editor />
        <Figures />
      </div>
      <Verdicts />
    </div>
  );
}
