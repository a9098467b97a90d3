/** CRC-32, bit by bit: written apart from the one that it tests. */
function checksum(bytes: readonly number[]): number {
  let rest = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (0xed_b8_83_20 & -(rest & 1));
  }
  return (rest ^ 0xff_ff_ff_ff) >>> 0;
}

const word = (value: number) => [24, 16, 8, 0].map((bits) => (value >>> bits) & 0xff);

/** A chunk with its length and checksum. */
export function chunk(type: string, data: readonly number[]): Uint8Array {
  const named = [...Array.from(type, (letter) => letter.codePointAt(0) ?? 0), ...data];
  return Uint8Array.from([...word(data.length), ...named, ...word(checksum(named))]);
}

/** One pixel with 8 bits of red, green and blue. */
export const HEADER = [...word(1), ...word(1), 8, 2, 0, 0, 0];

/** The data of that pixel, compressed. */
export const PICTURE = chunk('IDAT', [0x78, 0x9c, 0x63, 0x60, 0x60, 0x60, 0, 0, 0, 4, 0, 1]);

/** The signature, and the chunks after it. */
export function aPng(...chunks: readonly Uint8Array[]): Uint8Array {
  const parts = [Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks];
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
