/** Blocks → strips, one kind after another. */

import type { Block } from './blocks.ts';
import { besideStrips, calloutStrips, contentsStrips, figureStrips, imageStrips } from './figure.ts';
import type { Desk, Strip } from './strip.ts';
import { factStrips, tableStrips } from './table.ts';
import { headingStrips, listStrips, paragraphStrips } from './text.ts';

/** @param width  points */
export function layOut(desk: Desk, blocks: readonly Block[], width: number): readonly Strip[] {
  return blocks.flatMap((block, index): readonly Strip[] => {
    switch (block.kind) {
      case 'heading':
        return headingStrips(desk, block, width);
      case 'paragraph':
        return isLeadIn(blocks, index)
          ? paragraphStrips(desk, block, width).map((strip) => ({ ...strip, keep: true }))
          : paragraphStrips(desk, block, width);
      case 'list':
        return listStrips(desk, block, width);
      case 'table':
        return tableStrips(desk, block, width);
      case 'facts':
        return factStrips(desk, block, width);
      case 'figure':
        return figureStrips(desk, block, width);
      case 'image':
        return imageStrips(desk, block, width);
      case 'beside':
        return besideStrips(desk, block, width);
      case 'callout':
        return calloutStrips(desk, block, width);
      case 'contents':
        return contentsStrips(desk, block, width);
      case 'turn':
        return [{ height: 0, before: 0, turn: true, paint: () => undefined }];
      case 'space':
        return [{ height: block.points, before: 0, paint: () => undefined }];
    }
  });
}

/** Whether a paragraph stands between a heading and what it explains; no page ends behind it. */
function isLeadIn(blocks: readonly Block[], index: number): boolean {
  const [before, after] = [blocks[index - 1]?.kind, blocks[index + 1]?.kind];
  return before === 'heading' && (after === 'table' || after === 'facts' || after === 'figure' || after === 'beside');
}
