/** The outcome of a save. */
export type SaveResult<Saved = unknown> =
  | {
      ok: true;
      /** The saved record. The form adopts its version, so that the next save does not conflict. */
      saved?: Saved;
    }
  | {
      ok: false;
      /** Messages keyed by dotted path of the field, e.g. `channels.Elastic 1064.height_resolution`. */
      errors?: Readonly<Record<string, string>> | null;
      /** The message of a failure that concerns no single field. */
      message?: string | null;
    };

/** Access to pictures of instruments. */
export interface PictureActions {
  /** Address of a picture by its file id. */
  urlOf: (id: string) => string;
  /** Loads a picture, including one that is not saved yet. */
  load: (id: string) => Promise<Blob>;
  /** Returns the file id; reports the progress, 0 to 1. */
  upload: (file: File, onProgress: (fraction: number) => void) => Promise<string>;
  remove: (id: string) => Promise<void>;
}
