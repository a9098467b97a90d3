import type { DocumentBlock } from '@portal/domain';
import type { Scene } from '@portal/plots';

/** A picture inside a document. */
export interface Picture {
  /** A JPEG or PNG. */
  bytes: Uint8Array;
  /** Description for readers who cannot see it. */
  alt: string;
}

/** Block of a document with its pictures and plots. */
export type Block = DocumentBlock<Scene, Picture>;

/** A document as plain data, ready to be rendered by the worker. */
export interface PdfDocument {
  title: string;
  /** Printed small at the head of every page after the first. */
  runningHead: string;
  /** Printed at the foot of every page, before the page number. */
  footer: string;
  author: string;
  createdAt: Date;
  /** Printed across every page: the kind of this copy. */
  mark?: string;
  blocks: readonly Block[];
}

/** Replacement for a value that is still to come; one that was not entered is said in words. */
export const NO_VALUE = '–';
