import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { Chance } from './chance';

/** A body and its headers. */
export interface Content {
  payload: string | Buffer;
  headers: Record<string, string>;
}

const JSON_TYPE = 'application/json';

const TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'application/JSON;;;',
  'application/problem+json',
  'json',
  '*/*',
  'a/b/c',
  `application/json; x=${'y'.repeat(4000)}`,
  '__proto__',
];

/** The given number of zeros, compressed: a body that unpacks to far more than any form sends. */
const bomb = (bytes: number) => gzipSync(Buffer.alloc(bytes, ' '));
const BOMB = bomb(60_000_000);

const PACKED: readonly ((text: string) => Content)[] = [
  (text) => ({ payload: gzipSync(text), headers: { 'content-encoding': 'gzip' } }),
  (text) => ({ payload: brotliCompressSync(text), headers: { 'content-encoding': 'br' } }),
  (text) => ({ payload: deflateSync(text), headers: { 'content-encoding': 'deflate' } }),
  (text) => ({ payload: text, headers: { 'content-encoding': 'gzip' } }),
  (text) => ({ payload: gzipSync(text).subarray(0, 12), headers: { 'content-encoding': 'gzip' } }),
  (text) => ({ payload: gzipSync(gzipSync(text)), headers: { 'content-encoding': 'gzip, gzip' } }),
  (text) => ({ payload: text, headers: { 'content-encoding': 'zstd' } }),
  (text) => ({ payload: text, headers: { 'content-encoding': 'constructor' } }),
  () => ({ payload: BOMB, headers: { 'content-encoding': 'gzip' } }),
];

const ENCODINGS: readonly (BufferEncoding | 'flipped')[] = ['utf16le', 'latin1', 'flipped'];

/** The bytes of a text in an encoding other than the announced one, or with an invalid byte. */
function otherBytes(chance: Chance, text: string): Buffer {
  const encoding = chance.pick(ENCODINGS);
  if (encoding !== 'flipped') return Buffer.from(text, encoding);
  const bytes = Buffer.from(text);
  if (bytes.length > 0) bytes[chance.between(0, bytes.length - 1)] = chance.pick([0, 0x80, 0xc0, 0xf8, 0xff]);
  return bytes;
}

/** A text in its transmitted form: mostly as JSON, sometimes as another type or compressed. */
export const contentFrom = (chance: Chance, text: string): Content =>
  chance.weigh<() => Content>([
    [40, () => ({ payload: text, headers: { 'content-type': JSON_TYPE } })],
    [3, () => ({ payload: text, headers: { 'content-type': chance.pick(TYPES) } })],
    [1, () => ({ payload: text, headers: {} })],
    [2, () => ({ payload: otherBytes(chance, text), headers: { 'content-type': JSON_TYPE } })],
    [
      3,
      () => {
        const { payload, headers } = chance.pick(PACKED)(text);
        return { payload, headers: { ...headers, 'content-type': JSON_TYPE } };
      },
    ],
  ])();
