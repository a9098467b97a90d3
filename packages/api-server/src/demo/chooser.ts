/** Pseudo-random choices that are the same in every load. */
export interface Chooser {
  /** Picks one of the options. */
  pick: <T>(options: readonly T[]) => T;
  /** An integer from `min` to `max`, both included. */
  between: (min: number, max: number) => number;
}

const hash = (text: string) => {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return value;
};

/** A sequence of choices determined by the seed alone (FNV-1a hash, then mulberry32). */
export function chooser(seed: string): Chooser {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    const once = Math.imul(state ^ (state >>> 15), state | 1);
    const twice = (once + Math.imul(once ^ (once >>> 7), once | 61)) ^ once;
    return ((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    between,
    pick: (options) => {
      const chosen = options[between(0, options.length - 1)];
      if (chosen === undefined) throw new Error(`Nothing to choose from (${seed})`);
      return chosen;
    },
  };
}
