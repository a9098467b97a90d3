import type { Scene } from '@portal/plots';

/** A picture inside a document. */
export interface Picture {
  /** A JPEG or PNG. */
  bytes: Uint8Array;
  /** What it shows, for who cannot see it. */
  alt: string;
}

/** Where a heading may stand at most: at the top of a page, or in its upper half. */
export type Beginning = 'page' | 'upper-half';

export interface Entry {
  label: string;
  value: string;
  /** Takes a row of its own: long texts need the whole width. */
  isLong?: boolean;
}

/** What a document is made of. Texts are plain: nothing in them is an address that is fetched or a file that is read. */
export type Block =
  | { kind: 'letterhead'; lines: readonly LetterheadLine[]; logo?: Picture | undefined }
  | { kind: 'title'; text: string; subtitle: string }
  | { kind: 'heading'; level: 2 | 3; text: string; bookmark?: boolean; begins?: Beginning }
  | { kind: 'paragraph'; text: string }
  | { kind: 'entries'; entries: readonly Entry[]; picture?: Picture | undefined }
  | { kind: 'plot'; scene: Scene }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly string[])[] };

/** A line of a letterhead; the name of who issues the document stands out. */
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
  /** Said small at the head of every page after the first. */
  runningHead: string;
  /** Said at the foot of every page, before the number of the page. */
  footer: string;
  author: string;
  createdAt: Date;
  /** Stands across every page: what kind of copy this is. */
  mark?: string;
  blocks: readonly Block[];
}

/** What stands for a value that is not there. */
export const NO_VALUE = '–';
