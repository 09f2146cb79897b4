/** Reports: what is kept of those that were bought, and the press that makes them, whatever it runs on. */

/** What a report's record says. */
export interface ReportFacts {
  readonly reportType: string;
  readonly suite: string;
  readonly tier: string;
  readonly language: string;
  readonly title: string;
  /** `YYYY-MM-DD`: the day from which the report reckons "now". With the same request and engine it gives the same bytes. */
  readonly asOf: string;
  readonly pageCount: number;
  /** Headings of its chapters. */
  readonly sections: readonly string[];
  /** Paragraphs and tables that name their source. */
  readonly citedCells: number;
  readonly warnings: readonly ReportWarning[];
  /** The receipt that is printed in the report, a JWS; null where there is none. */
  readonly receipt: string | null;
}

export interface ReportWarning {
  readonly code: string;
  readonly message: string;
}

/** A report whose bytes lie in the blob store. */
export interface KeptReport {
  /** `rep_…`. */
  readonly id: string;
  readonly facts: ReportFacts;
  readonly blobKey: string;
  /** Of the PDF, 64 hexadecimal digits. */
  readonly sha256: string;
  readonly bytes: number;
  readonly createdMs: number;
  /** From then on it is no longer there. */
  readonly expiresMs: number;
}

/** Under what name of the account's marks a report is said to be paid for, so that it appears in the transaction of its charge. */
export function paidMarkOf(reportId: string): string {
  return `report:${reportId}`;
}

/** What stands there. */
export const PAID = 'paid';

/** A report is there from its charge to its end: what was made and not charged, dropped, or has run out is found by nobody. */
export interface ReportStore {
  /** Names a report before its bytes are written. */
  name(accountId: string, report: KeptReport): Promise<void>;
  find(accountId: string, reportId: string): Promise<KeptReport | null>;
  /** A report by its id alone, for whoever holds a link. */
  findAnyones(reportId: string): Promise<{ readonly accountId: string; readonly report: KeptReport } | null>;
  /** It is no longer there, and its bytes are to go. Its blob key; null when it was not there. */
  drop(accountId: string, reportId: string): Promise<string | null>;
  /** The bytes of a dropped report are gone: forgets it. */
  forget(accountId: string, reportId: string): Promise<void>;
  /**
   * Work for the caretaker, at most so many of each kind: what has run out is dropped, and so is what was named before `unpaidBeforeMs` and
   * is still not charged. Returns what is dropped.
   */
  sweep(limit: number, unpaidBeforeMs: number): Promise<readonly DroppedReport[]>;
}

export interface DroppedReport {
  readonly accountId: string;
  readonly id: string;
  readonly blobKey: string;
}

/** What is to be made, in the words of the engine: plain data that can be handed to another thread. */
export type ReportOrder = Readonly<Record<string, unknown>> & {
  readonly reportType: string;
  readonly language: string;
  readonly asOf: string;
};

/** An item of the catalogue. */
export interface ReportItem {
  readonly id: string;
  readonly suite: string;
  readonly tier: string;
  /** Languages in which it is offered, and those of them in which interpretive text is printed. */
  readonly languages: readonly string[];
  readonly readings: readonly string[];
  /** Members of an order that it cannot do without, such as `birth`. */
  readonly requires: readonly string[];
  readonly title: string;
  /** What is in it, in a sentence or two of the same language. */
  readonly description: string;
}

/** A report, made. */
export interface MadeReport extends Omit<ReportFacts, 'asOf'> {
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

/** The caller's mistake: `field` by dotted path in the words of the order. */
export interface OrderFault {
  readonly field: string;
  readonly message: string;
}

/**
 * How work of the press ends. `refused`: the order is at fault. `busy`: too much waits. `late`: it was cut off at its time limit. `broken`: it failed
 * on our side.
 */
export type PressEnd<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly fault: OrderFault }
  | { readonly kind: 'busy' | 'late'; readonly retryAfterSeconds: number }
  | { readonly kind: 'broken'; readonly cause: unknown };

/** Makes reports. A strange picture or a report that does not end harms nothing but itself. */
export interface ReportPress {
  /** @param language  of the titles; one that is not spoken gives English */
  catalog(language: string): Promise<readonly ReportItem[]>;
  /** What can be said against an order without making anything; null for nothing. */
  check(order: ReportOrder): Promise<OrderFault | null>;
  /** Whether a picture can be printed: it is unpacked where that can do no harm. `owner` shares the press with others. */
  judgePicture(bytes: Uint8Array, owner: string): Promise<PressEnd<null>>;
  make(order: ReportOrder, owner: string): Promise<PressEnd<MadeReport>>;
}

/** The way to a picture at an address that a caller gave. */
export interface PictureSource {
  /** `blocked`: the address is not one of the public internet, and nothing was asked of it. `missing`: nothing of use came from there. */
  fetch(url: string): Promise<{ readonly bytes: Uint8Array } | { readonly fault: 'blocked' | 'missing' }>;
}
