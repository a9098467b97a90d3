/** Why releases do not fit together: what is the case, and what builds or releases would help, each in a sentence. */
export interface Problem {
  is: string;
  remedy: string;
}

/** A problem with its remedy. */
export const inSentences = ({ is, remedy }: Problem): string => `${is} ${remedy}`;

interface Named {
  name: string;
}

/**
 * A problem of the way back to an earlier release, which builds nothing: what helps is another target, or another
 * release of the part that it does not fit.
 */
export const ofRollback = ({ is }: Problem, { name }: Named, { name: other }: Named): string =>
  `${is} Choose another release of ${name}, or first make one of ${other} current that fits, with “release ${other}” or “rollback ${other}”.`;

/** The same for a release that the server does not suit. */
export const ofRollbackHere = ({ is }: Problem, { name }: Named): string =>
  `${is} Choose another release of ${name}, or update the server first.`;
