/** A label and its value. */
export interface DocumentEntry {
  label: string;
  value: string;
  /** Has its own row: long texts need the whole width. */
  isLong?: boolean;
}

/** A line of a letterhead; the name of the issuer is emphasized. */
export interface LetterheadLine {
  text: string;
  isName?: boolean;
}

export interface DocumentColumn {
  title: string;
  /** Width as a share of all columns' shares. */
  share: number;
}

/** Lowest position of a heading: the top of a page, or its upper half. */
export type Beginning = 'page' | 'upper-half';

/** Block of a document as plain data: what its PDF draws and a page shows. Texts are plain: nothing in them is fetched. */
export type DocumentBlock<Plot, Picture> =
  | { kind: 'letterhead'; lines: readonly LetterheadLine[]; logo?: Picture | undefined }
  | { kind: 'title'; text: string; subtitle: string }
  | { kind: 'heading'; level: 2 | 3; text: string; bookmark?: boolean; begins?: Beginning }
  | { kind: 'paragraph'; text: string }
  | { kind: 'entries'; entries: readonly DocumentEntry[]; picture?: Picture | undefined }
  | { kind: 'plot'; scene: Plot }
  | { kind: 'table'; columns: readonly DocumentColumn[]; rows: readonly (readonly string[])[] };

/** The content of a document for a page, which shows no pictures. */
export interface DocumentContent<Plot> {
  title: string;
  blocks: readonly DocumentBlock<Plot, never>[];
}
