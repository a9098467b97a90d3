import type { Person } from '../users/user';

/** A file that administrators share with all users who are logged in. */
export interface SharedFile {
  _id: string;
  name: string;
  content_type: string;
  /** Bytes. */
  size: number;
  /** When it was uploaded, epoch seconds. */
  date: number;
  uploader: Omit<Person, 'email'> | null;
}

/** The response of `GET /files`, the newest first, with how many may be uploaded at once. */
export interface SharedFiles {
  files: SharedFile[];
  /** `null`: as many as one likes. */
  max_files: number | null;
}
