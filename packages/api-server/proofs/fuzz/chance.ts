import { chooser, type Chooser } from '../../src/demo/chooser';

/** Choices that depend on the seed alone. */
export interface Chance extends Chooser {
  /** Whether an event of the given probability, 0 to 1, occurs. */
  happens: (probability: number) => boolean;
  /** One of the options, each with its weight relative to an option of weight 1. */
  weigh: <T>(options: readonly (readonly [weight: number, option: T])[]) => T;
}

const FINE = 1_000_000;

/** A sequence of choices for a seed. */
export function chanceOf(seed: string): Chance {
  const { pick, between } = chooser(seed);
  const weigh = <T>(options: readonly (readonly [number, T])[]): T => {
    let left = between(
      1,
      options.reduce((sum, [weight]) => sum + weight, 0),
    );
    const chosen = options.find(([weight]) => (left -= weight) <= 0);
    if (!chosen) throw new Error(`Nothing to choose from (${seed})`);
    return chosen[1];
  };
  return { pick, between, weigh, happens: (probability) => between(0, FINE - 1) < probability * FINE };
}
