import type { Person } from '../users/user';

/** A file that administrators share with all users who are logged in. */
export interface SharedFile {
  _id: string;
  name: string;
  content_type: string;
  /** Bytes. */
  size: number;
  /** The time of the upload, epoch seconds. */
  date: number;
  uploader: Omit<Person, 'email'> | null;
}

/** The response of `GET /files`, the newest first, with the limit of files per upload. */
export interface SharedFiles {
  files: SharedFile[];
  /** `null` if there is no limit. */
  max_files: number | null;
}
