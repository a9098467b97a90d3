import { createHash } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import { aPdf, aPicture } from '../../test/files';
import type { Chance } from './chance';
import type { Content } from './content';
import { hostileText } from './hostile-values';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** A chunk of a PNG; its checksum is wrong, which only a decoder notices. */
function chunk(name: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  return Buffer.concat([size, Buffer.from(name), data, createHash('md5').update(data).digest().subarray(0, 4)]);
}

/** A PNG that claims the given size and holds next to nothing. */
function lyingPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([PNG, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const ENTITIES = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg>&e;</svg>';

interface Files {
  jpeg: Buffer;
  png: Buffer;
}

/** Files that are mislabelled, damaged or valid. */
const FILES: readonly ((good: Files, chance: Chance) => Buffer)[] = [
  ({ jpeg }) => jpeg,
  ({ png }) => png,
  () => aPdf(),
  () => Buffer.alloc(0),
  () => PNG,
  () => Buffer.from('ffd8ff', 'hex'),
  () => Buffer.from('%PDF-'),
  () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>\n%%EOF'),
  () => Buffer.concat([aPdf(3000), Buffer.alloc(5000, ' ')]),
  () => lyingPng(100_000, 100_000),
  () => lyingPng(0, 0),
  () => lyingPng(0x7f_ff_ff_ff, 1),
  () => Buffer.from(SVG),
  () => Buffer.from(ENTITIES),
  () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  () => Buffer.from('GIF89a/*x*/=1;alert(1)'),
  () => Buffer.from('504b0304', 'hex'),
  () => Buffer.from('7f454c46', 'hex'),
  ({ jpeg }) => Buffer.concat([jpeg, aPdf()]),
  ({ jpeg }) => Buffer.concat([jpeg, Buffer.from('<?php phpinfo();')]),
  ({ png }) => gzipSync(png),
  ({ jpeg }, chance) => jpeg.subarray(0, chance.between(0, jpeg.length)),
  ({ png }, chance) => png.subarray(0, chance.between(0, png.length)),
  ({ jpeg, png }, chance) => flipped(chance, chance.pick([jpeg, png])),
  (_good, chance) => Buffer.concat([PNG, noise(chance)]),
  (_good, chance) => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), noise(chance)]),
  (_good, chance) => noise(chance),
];

const noise = (chance: Chance) => Buffer.from(Array.from({ length: 600 }, () => chance.between(0, 255)));

function flipped(chance: Chance, good: Buffer): Buffer {
  const bytes = Buffer.from(good);
  for (let flips = chance.between(1, 30); flips > 0; flips -= 1)
    bytes[chance.between(0, bytes.length - 1)] = chance.between(0, 255);
  return bytes;
}

const NAMES = [
  'station.jpg',
  'Übersicht.pdf',
  '',
  '.',
  '..',
  '../../../../etc/cron.d/x.png',
  '..\\..\\windows\\x.png',
  '/etc/passwd',
  'x.png\0.exe',
  'con.jpg',
  '.htaccess',
  'x.php.jpg',
  '<img src=x>.png',
  'a"; filename="b.png',
  "'; drop table files; --.pdf",
  '\u202egnp.exe',
  `${'é'.repeat(400)}.png`,
  `${'x'.repeat(5000)}.pdf`,
];

const FIELDS = [
  'file',
  'file',
  'file',
  'file',
  'files',
  '',
  '__proto__',
  'constructor',
  'file[]',
  'remote.json',
  '../x.js',
];

/** A multipart boundary, and the mistakes that a client may make with it. */
const BOUNDARY = 'dust-over-the-sea';
const TYPES = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=another',
  `multipart/form-data; boundary="${BOUNDARY}`,
  `multipart/form-data; boundary=${'x'.repeat(3000)}`,
  'multipart/form-data; boundary=\u00ff',
  `multipart/mixed; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary=${BOUNDARY}; boundary=x`,
  'application/octet-stream',
  'application/json',
  'image/png',
];

function part(chance: Chance, good: Files): Buffer {
  const name = chance.happens(0.8) ? chance.pick(NAMES) : hostileText(chance).slice(0, 5000);
  const type = chance.pick(['image/png', 'text/html', 'application/pdf', 'x'.repeat(3000), '']);
  const disposition = chance.weigh([
    [20, `form-data; name="${chance.pick(FIELDS)}"; filename="${name}"`],
    [2, `form-data; name="${chance.pick(FIELDS)}"`],
    [1, `form-data; filename*=UTF-8''%2e%2e%2fx%00.png; name=file`],
    [1, 'form-data'],
    [1, ''],
  ]);
  const head = `--${BOUNDARY}\r\ncontent-disposition: ${disposition}\r\ncontent-type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), chance.pick(FILES)(good, chance), Buffer.from('\r\n')]);
}

/** Damage to the whole body: unterminated parts, missing lines, an invalid beginning. */
const DAMAGES: readonly ((body: Buffer, chance: Chance) => Buffer)[] = [
  (body, chance) => body.subarray(0, chance.between(0, body.length)),
  (body) => Buffer.from(body.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  (body) => Buffer.from(body.toString('latin1').replace('\r\n\r\n', '\r\n'), 'latin1'),
  (body) => Buffer.concat([Buffer.from('preamble\r\n'), body, Buffer.from('epilogue')]),
  (body) => Buffer.from(`--${BOUNDARY}--${body.toString('latin1')}`, 'latin1'),
  (body, chance) => flipped(chance, body),
];

let files: Promise<Files> | undefined;
/** Valid pictures, made once. */
export const goodFiles = (): Promise<Files> =>
  (files ??= Promise.all([aPicture(), aPicture({ format: 'png' })]).then(([jpeg, png]) => ({ jpeg, png })));

/** A form with files: often valid but for one defect. */
export function uploadFrom(chance: Chance, good: Files): Content {
  const count = chance.weigh([
    [20, 1],
    [2, 0],
    [2, 2],
    [1, 60],
  ]);
  const parts = Array.from({ length: count }, () => part(chance, good));
  const body = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  const type = chance.happens(0.85) ? `multipart/form-data; boundary=${BOUNDARY}` : chance.pick(TYPES);
  const payload = chance.happens(0.8) ? body : chance.pick(DAMAGES)(body, chance);
  return { payload, headers: { 'content-type': type } };
}
