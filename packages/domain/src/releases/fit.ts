/** A release that is live, was sent and can become live, or is the target of a rollback. */
export interface ComparedRelease {
  name: string;
  version: string;
  hash: string;
  state: 'live' | 'shared' | 'sent' | 'before';
  /** Why it cannot run on this server beside the other live remotes, or not become current, in sentences. */
  problems: string[];
  /** What cannot be checked of its move, because a build is too old to state what it requires or provides. */
  unknown: string[];
}

export interface Fit {
  /** The incompatibilities, in sentences that say who has to do what. */
  problems: string[];
  /** Aspects that cannot be checked, because a build is too old to state what it requires or provides. */
  unknown: string[];
  /** The part that has to be rebuilt; `null` if none. */
  rebuild: string | null;
}

/** A remote with its compatibility with each shell, in the order of the shells. */
export interface ComparedRemote extends ComparedRelease {
  fits: Fit[];
}

/** The response of `GET /releases/matrix`: the compatibility of all shells and remotes that are or could be live. */
export interface FitMatrix {
  shells: ComparedRelease[];
  /** By name, the live release of each first. */
  remotes: ComparedRemote[];
}
