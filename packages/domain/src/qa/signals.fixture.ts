/** Ranges of a test signal: 4000 bins of 7.5 m. */
export const RANGES = Array.from({ length: 4000 }, (_bin, index) => 7.5 * (index + 1));

/** Attenuated backscatter of a molecular atmosphere, at a range in m. */
export const molecular = (range: number): number =>
  1.5e-6 * Math.exp(-range / 8000) * Math.exp(-0.16 * (1 - Math.exp(-range / 8000)));

/** A number as the files have it. */
export const written = (value: number): string => value.toExponential(6);

/** Normally distributed noise, the same in every run: Box–Muller on a linear congruential generator. */
export function noise(): () => number {
  let seed = 7;
  const uniform = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  return () => {
    const [first, second] = [uniform(), uniform()];
    return Math.sqrt(-2 * Math.log(first + 1e-12)) * Math.cos(2 * Math.PI * second);
  };
}

/** A signal over all ranges, rounded as in a file. */
export const signal = (at: (range: number) => number): number[] => RANGES.map((range) => Number(written(at(range))));

/** The signal of a sector whose overlap begins at a range in m; of a complete overlap if `null`. */
export const sector = (begins: number | null): number[] =>
  signal((range) => {
    const overlap = begins === null ? 1 : 1 / (1 + Math.exp(-(range - begins) / 40));
    return 1e6 * molecular(range) * overlap;
  });
