import { aTextFile } from './a-file';
/** Signal of a molecular atmosphere at a range in m. */
const signal = (range: number) => Math.exp(-range / 8000);

/** The text of a telecover as ATLAS exports it, ranges in km; `late` is where the overlap of the north begins, m. */
export function aTelecoverText(late = 0): string {
  const rows = Array.from({ length: 600 }, (_bin, index) => {
    const range = 7.5 * (index + 1);
    const north = late === 0 ? 1 : 1 / (1 + Math.exp(-(range - late) / 40));
    const cells = [range / 1000, ...[north, 1, 1, 1, north].map((overlap) => overlap * signal(range))];
    return cells.map((value) => value.toExponential(6)).join(',');
  });
  return ['station ID = ino', 'range, N1, E1, S1, W1, N2', ...rows, ''].join('\n');
}

/** The name that ATLAS gives it. */
export const aTelecoverName = (channel = '0532xppr_1480', lidar = '120') =>
  `ino_${lidar}_201_310_20260612_213000_tlc_${channel}_ATLAS_0.5.1.txt`;

/** A file as it is chosen in the browser; the one of the tests cannot give its bytes by itself. */
export function aTelecoverFile(name = aTelecoverName(), late = 0): File {
  const text = aTelecoverText(late);
  return aTextFile(text, name);
}
