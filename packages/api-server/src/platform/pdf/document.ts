import type { Scene } from '@portal/plots';

/** A picture inside a document. */
export interface Picture {
  /** A JPEG or PNG. */
  bytes: Uint8Array;
  /** Description for readers who cannot see it. */
  alt: string;
}

/** Lowest position of a heading: the top of a page, or its upper half. */
export type Beginning = 'page' | 'upper-half';

export interface Entry {
  label: string;
  value: string;
  /** Has its own row: long texts need the whole width. */
  isLong?: boolean;
}

/** Block of a document. Texts are plain: nothing in them is fetched or read from a file. */
export type Block =
  | { kind: 'letterhead'; lines: readonly LetterheadLine[]; logo?: Picture | undefined }
  | { kind: 'title'; text: string; subtitle: string }
  | { kind: 'heading'; level: 2 | 3; text: string; bookmark?: boolean; begins?: Beginning }
  | { kind: 'paragraph'; text: string }
  | { kind: 'entries'; entries: readonly Entry[]; picture?: Picture | undefined }
  | { kind: 'plot'; scene: Scene }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly string[])[] };

/** A line of a letterhead; the name of the issuer is emphasized. */
export interface LetterheadLine {
  text: string;
  isName?: boolean;
}

export interface Column {
  title: string;
  /** Width as a share of all columns' shares. */
  share: number;
}

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
