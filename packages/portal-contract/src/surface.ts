/** The exports of the shell at run time, as its build finds them in its modules. */
export interface Given {
  /** Exported names, by shared group of the portal's own. */
  names: Record<string, string[]>;
  /** Versions of all shared packages. */
  versions: Record<string, string>;
  /** Version of the sharing runtime. */
  runtime: string;
}

/** The imports of a remote from the shell at run time, as its build finds them in its modules. */
export interface Taken {
  /** Imported names, by shared group of the portal's own. */
  names: Record<string, string[]>;
  /** Version ranges of the shared packages that it uses. */
  versions: Record<string, string>;
  /** Range of versions of the sharing runtime. */
  runtime: string;
}
