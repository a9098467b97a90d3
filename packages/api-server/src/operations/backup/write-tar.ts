/** All of a tar file comes in blocks of this many bytes. */
export const BLOCK = 512;

/** What ends a tar file. */
export const TAR_END = Buffer.alloc(2 * BLOCK);

/** The most bytes that one entry can have: its size is eleven octal digits. */
const MAX_VALUE = 8 ** 11 - 1;

/** Longer names go into an entry of their own. */
const LONGEST_NAME = 100;

/** Fills up the last block of so many bytes. */
export const padding = (bytes: number): Buffer => Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK);

interface Head {
  name: string;
  bytes: number;
  /** `0`: a file; `x`: what the next entry is really called. */
  type: '0' | 'x';
}

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;

/** The sum of all bytes of a header, the sum itself counted as spaces. */
export function checksum(header: Buffer): number {
  const spaces = 8 * 32;
  return header.reduce((sum, byte, at) => (at >= 148 && at < 156 ? sum : sum + byte), spaces);
}

function headOf({ name, bytes, type }: Head) {
  if (bytes > MAX_VALUE) throw new Error(`${name} is too large for a backup: ${bytes} bytes.`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0, LONGEST_NAME);
  // Readable by the account that unpacks it, and by nobody else.
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(bytes, 11), 124);
  header.write(octal(0, 11), 136);
  header.write(type, 156);
  header.write('ustar', 257);
  header.write('00', 263);
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** `<length> path=<name>` and a line break, where the length counts itself too. */
function pathRecord(name: string) {
  const rest = ` path=${name}\n`;
  const length = [1, 2, 3, 4].find((digits) => String(rest.length + digits).length === digits) ?? 0;
  return `${rest.length + length}${rest}`;
}

/** What comes before the content of a file. The name is plain ASCII. */
export function tarHeader(name: string, bytes: number): Buffer {
  if (name.length <= LONGEST_NAME) return headOf({ name, bytes, type: '0' });
  const record = Buffer.from(pathRecord(name));
  return Buffer.concat([
    headOf({ name: 'long-name', bytes: record.length, type: 'x' }),
    record,
    padding(record.length),
    headOf({ name: name.slice(-LONGEST_NAME), bytes, type: '0' }),
  ]);
}
