import type { Person } from '../users/user';

/** A file that administrators put up for everybody who is logged in. */
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

/** What `GET /files` answers, the newest first, with how many may be uploaded at once. */
export interface SharedFiles {
  files: SharedFile[];
  /** `null`: as many as one likes. */
  max_files: number | null;
}
