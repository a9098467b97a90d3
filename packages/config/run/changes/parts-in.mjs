import { parse } from 'yaml';

/** The parts that a change file names: the keys between its first two lines of dashes. */
export const partsIn = (text) => Object.keys(parse(/^---\n([\s\S]*?)^---$/m.exec(text)?.[1] ?? '') ?? {});
