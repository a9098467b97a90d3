/** Ranges of a text, m: up to 9 km for the near range and the calibration window. */
const NEAR = rangesOf(1200, 7.5);
/** Up to 21 km, which is above every minimum altitude range that an application states. */
const FAR = rangesOf(700, 30);
/** Linear depolarisation ratio of the molecules. */
const DEPOLARISATION = 0.004;

function rangesOf(bins: number, width: number): number[] {
  return Array.from({ length: bins }, (_bin, index) => width * (index + 1));
}

/** Attenuated backscatter of a molecular atmosphere at a range in m. */
const molecular = (range: number) => 1.5e-6 * Math.exp(-range / 8000) * Math.exp(-0.16 * (1 - Math.exp(-range / 8000)));

/** Overlap that is half at a range in m; complete everywhere if `null`. */
const overlap = (range: number, half: number | null) => (half === null ? 1 : 1 / (1 + Math.exp(-(range - half) / 40)));

/** Normally distributed noise, the same for the same seed: Box–Muller on a linear congruential generator. */
function noise(seed: number): () => number {
  let state = seed;
  const uniform = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  return () => {
    const [first, second] = [uniform(), uniform()];
    return Math.sqrt(-2 * Math.log(first + 1e-12)) * Math.cos(2 * Math.PI * second);
  };
}

interface Heading {
  station: string;
  system: string;
  /** As ATLAS writes it, such as `12.06.2026, 21:30UTC`. */
  measured: string;
}

interface Table {
  more?: string[];
  names: string;
  ranges: readonly number[];
  row: (range: number) => number[];
}

/** A text as ATLAS exports it: ranges in km, numbers with six digits. */
function text({ station, system, measured }: Heading, { more = [], names, ranges, row }: Table): string {
  const lines = ranges.map((range) => [range / 1000, ...row(range)].map((value) => value.toExponential(6)).join(','));
  const heading = [`station ID = ${station}`, `system = ${system}`, `date of measurement = ${measured}`];
  return [...heading, ...more, `range, ${names}`, ...lines, ''].join('\n');
}

/** A telecover with a repeated north; `late` is where the overlap of the north is half, m. */
export function telecoverText(heading: Heading, { seed, late }: { seed: number; late: number }): string {
  const next = noise(seed);
  const sectors = [late, 150, 150, 150, late];
  const row = (range: number) =>
    sectors.map((half) => 1e6 * molecular(range) * overlap(range, half) * (1 + 0.002 * next()));
  return text(heading, { names: 'N1, E1, S1, W1, N2', ranges: NEAR, row });
}

/** A Rayleigh fit between 6 and 8 km; `slope` is the trend of the signal there, by km. */
export function rayleighText(heading: Heading, { seed, slope }: { seed: number; slope: number }): string {
  const next = noise(seed);
  const more = [`date of radiosonde = ${heading.measured}`, 'lower and upper Rayleigh height limits = 6.0, 8.0'];
  const row = (range: number) => [
    molecular(range),
    3e9 * molecular(range) * overlap(range, 200) * (1 + (slope * (range - 7000)) / 1000 + 0.02 * next()),
  ];
  return text(heading, { more, names: 'attnRayleighBSC, RangeCorrectedSignal', ranges: FAR, row });
}

/**
 * A polarisation calibration by ±45°; `ratio` is that of the two gain ratios, 1 for a rotator without offset. As in texts
 * of ATLAS 0.5.1, the reflected channel is written first and the transmitted one is named first.
 */
export function polarisationText(heading: Heading, { seed, ratio }: { seed: number; ratio: number }): string {
  const next = noise(seed);
  const more = ['GR, GT, HR, HT, K = 1.0, 1.0, -1.0, 1.0, 1.0'];
  const names = 'ITplus45, IRplus45, ITminus45, IRminus45, ITRayleigh, IRRayleigh';
  const rough = () => 1 + 0.002 * next();
  const row = (range: number) => {
    const signal = 1e6 * molecular(range);
    const pairs = [
      signal * Math.sqrt(ratio),
      signal,
      signal / Math.sqrt(ratio),
      signal,
      signal * DEPOLARISATION,
      signal,
    ];
    return pairs.map((value) => value * rough());
  };
  return text(heading, { more, names, ranges: NEAR, row });
}
