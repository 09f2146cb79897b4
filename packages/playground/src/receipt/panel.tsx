/** Receipts: one made for the chart of the form, and any checked, by signature and by computing it again. */

import type { JSX } from 'preact';
import { CheckReceipt } from './check-receipt.tsx';
import { MakeReceipt } from './make-receipt.tsx';

export function Panel(): JSX.Element {
  return (
    <>
      <MakeReceipt />
      <CheckReceipt />
    </>
  );
}
