/** A release that is live or could be: it was sent and waits, or a rollback would lead to it. */
export interface ComparedRelease {
  name: string;
  version: string;
  hash: string;
  state: 'live' | 'sent' | 'before';
  /** Why it cannot run on this server or beside the other live remotes, in sentences. */
  problems: string[];
}

/** Whether a remote runs in a shell. */
export interface Fit {
  /** Why it does not, in sentences that say who has to do what. */
  problems: string[];
  /** What cannot be told, as a build is too old to say what it takes or gives. */
  unknown: string[];
  /** The part that has to be built anew; `null` where none has to. */
  rebuild: string | null;
}

/** A remote with what becomes of it in each shell, in the order of the shells. */
export interface ComparedRemote extends ComparedRelease {
  fits: Fit[];
}

/** The response of `GET /releases/matrix`: what is live and what could be, each compared with each other. */
export interface FitMatrix {
  /** The live one first. */
  shells: ComparedRelease[];
  /** By name, of each the live one first. */
  remotes: ComparedRemote[];
}
