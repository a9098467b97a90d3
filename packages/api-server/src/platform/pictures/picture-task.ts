/** Beyond this, a small file would fill the memory when it is decompressed. */
export const MAX_PIXELS = 40_000_000;

/** What is to be made of a picture. */
export type PictureTask =
  /** An upload, upright, reduced, in its original format and without metadata. */
  | { make: 'upload'; source: Source; format: PictureFormat }
  /** A logo as PNG; a drawing is rendered at the largest size. */
  | { make: 'logo'; source: Source; isDrawing: boolean }
  /** A stored picture for a document, on the white background of the page. */
  | { make: 'print'; source: Source; format: PictureFormat };

/** A path, or the bytes. */
export type Source = string | Uint8Array;

export type PictureFormat = 'jpeg' | 'png';

/** The picture cannot be decoded; the message is that of the library. */
export class PictureError extends Error {}

/** The picture has more than `MAX_PIXELS`. */
export class TooManyPixelsError extends PictureError {}
