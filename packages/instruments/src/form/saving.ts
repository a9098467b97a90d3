/** How a save went. */
export type SaveResult<Saved = unknown> =
  | {
      ok: true;
      /** The record as it is now. The form goes on from it: with its version the next save is no conflict. */
      saved?: Saved;
    }
  | {
      ok: false;
      /** Messages by dotted path of the field, e.g. `channels.Elastic 1064.height_resolution`. */
      errors?: Readonly<Record<string, string>> | null;
      /** The failure, where no field is to blame. */
      message?: string | null;
    };

/** Where pictures of instruments come from and go to. */
export interface PictureActions {
  /** Address of a picture by its file id. */
  urlOf: (id: string) => string;
  /** The picture itself, also while nothing but the form knows of it. */
  load: (id: string) => Promise<Blob>;
  /** Returns the file id; reports the progress, 0 to 1. */
  upload: (file: File, onProgress: (fraction: number) => void) => Promise<string>;
  remove: (id: string) => Promise<void>;
}
