import { RANGES, written } from './signals.fixture';

interface TextOf {
  header?: readonly string[];
  names: string;
  columns: readonly (readonly number[])[];
  /** Divisor of the ranges: 1000 for km, as ATLAS writes them. */
  unit?: number;
}

const HEADER = [
  'station ID = ino',
  'system = RALI - Magurele',
  'signal = 532,  Co-polar , photon, dark-subtracted',
  'date of measurement, time, duration of measurement = 12.06.2026, 21:30UTC, 3600 s',
];

/** A text as ATLAS exports it. */
export function atlasText({ header = HEADER, names, columns, unit = 1000 }: TextOf): string {
  const rows = RANGES.map((range, index) =>
    [range / unit, ...columns.map((column) => column[index] ?? 0)].map(written).join(','),
  );
  return [...header, `range, ${names}`, ...rows, ''].join('\n');
}

/** The header of a Rayleigh fit in 6–8 km, with a radiosonde launched 3 h before. */
export const RAYLEIGH_HEADER = [
  ...HEADER,
  'location, WMO radiosonde station ID, date of radiosonde = Bucharest, 15420, 12.06.2026, 18:30UT',
  'lower and upper Rayleigh height limits = 6.0, 8.0',
];

/** The header of a polarisation calibration with ideal optics. */
export const POLARISATION_HEADER = [
  ...HEADER.slice(0, 3),
  'date of calibration measurement, time, duration of measurement = 12.06.2026, 21:30UTC, 600 s',
  'GR, GT, HR, HT, K = 1.0 1.0 -1.0 1.0 1.0',
];
