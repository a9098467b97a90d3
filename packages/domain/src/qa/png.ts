import { QA_SETTINGS } from './settings';

const LIMITS = QA_SETTINGS.reader;

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Bytes of a chunk besides its data: length, type and checksum. */
const FRAME = 12;
const HEADER_BYTES = 13;
/** Bits of a sample that each type of colour allows. */
const DEPTHS: Readonly<Partial<Record<number, readonly number[]>>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

const NO_PNG = 'It is no PNG.';
const DAMAGED = 'The picture is damaged.';
const BREAKS_OFF = 'The picture breaks off.';
const TOO_LARGE = 'The picture has too many pixels.';
const GOES_ON = 'Something follows the end of the picture.';

const CHECKSUMS = Uint32Array.from({ length: 256 }, (_byte, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1;
  return value;
});

/** The checksum of a chunk (CRC-32). */
function checksum(bytes: Uint8Array): number {
  let value = 0xff_ff_ff_ff;
  for (const byte of bytes) value = (CHECKSUMS[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xff_ff_ff_ff) >>> 0;
}

function problemOfHeader(data: DataView): string | null {
  if (data.byteLength !== HEADER_BYTES) return DAMAGED;
  const [width, height] = [data.getUint32(0), data.getUint32(4)];
  if (width === 0 || height === 0) return DAMAGED;
  if (Math.max(width, height) > LIMITS.maxSide || width * height > LIMITS.maxPixels) return TOO_LARGE;
  const [depth, colour, compression, filter, interlace] = [8, 9, 10, 11, 12].map((at) => data.getUint8(at));
  const isKnown = DEPTHS[colour ?? -1]?.includes(depth ?? -1) === true && compression === 0 && filter === 0;
  return isKnown && (interlace ?? 2) <= 1 ? null : DAMAGED;
}

/**
 * Why bytes are not a whole PNG; `null` if they are. Every chunk is followed from the header to the end, and nothing is
 * decompressed, so that the work is proportional to the bytes.
 */
export function pngProblem(bytes: Uint8Array): string | null {
  if (!SIGNATURE.every((byte, place) => bytes[place] === byte)) return NO_PNG;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hasPicture = false;
  for (let at = SIGNATURE.length; at + FRAME <= bytes.length;) {
    const length = view.getUint32(at);
    const end = at + FRAME + length;
    if (end > bytes.length) return BREAKS_OFF;
    if (checksum(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return DAMAGED;
    const type = String.fromCodePoint(...bytes.subarray(at + 4, at + 8));
    const isFirst = at === SIGNATURE.length;
    if (isFirst !== (type === 'IHDR')) return DAMAGED;
    const problem = isFirst ? problemOfHeader(new DataView(view.buffer, view.byteOffset + at + 8, length)) : null;
    if (problem !== null) return problem;
    hasPicture ||= type === 'IDAT' && length > 0;
    if (type === 'IEND') return !hasPicture || length > 0 ? DAMAGED : end < bytes.length ? GOES_ON : null;
    at = end;
  }
  return BREAKS_OFF;
}
