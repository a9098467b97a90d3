/** What the shell hands out at run time, as its build finds it in its modules. */
export interface Given {
  /** Exported names, by shared group of the portal's own. */
  names: Record<string, string[]>;
  /** Versions of all that is shared. */
  versions: Record<string, string>;
  /** Version of the federation runtime. */
  runtime: string;
}

/** What a remote takes from the shell at run time, as its build finds it in its modules. */
export interface Taken {
  /** Imported names, by shared group of the portal's own. */
  names: Record<string, string[]>;
  /** Ranges of versions of all that it takes. */
  versions: Record<string, string>;
  /** Range of versions of the federation runtime. */
  runtime: string;
}
