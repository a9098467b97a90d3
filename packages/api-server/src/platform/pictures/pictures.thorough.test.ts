import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { aPicture } from '../../../test/files';
import { memoryFor } from './make-picture';
import { PictureError, TooManyPixelsError, type PictureTask } from './picture-task';
import { openPictures, type Pictures } from './pictures';

const folder = mkdtempSync(join(tmpdir(), 'portal-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

let pictures: Pictures;
afterEach(() => pictures.close());

const task = (source: string | Uint8Array): PictureTask => ({ make: 'upload', source, format: 'jpeg' });

describe('the program', () => {
  beforeEach(() => {
    pictures = openPictures();
  });

  test('decodes pictures by path and by content, each for its use', async () => {
    const path = join(folder, 'a.jpg');
    writeFileSync(path, await aPicture({ width: 3000, height: 600 }));
    const [upload, print] = await Promise.all([
      pictures.make(task(path)),
      pictures.make({ make: 'print', source: await aPicture({ width: 1600, height: 400 }), format: 'png' }),
    ]);
    expect(await sharp(upload).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 2000 });
    expect(await sharp(print).metadata()).toMatchObject({ format: 'png', width: 800 });
  });

  test('reports damaged pictures and those with too many pixels, and goes on', async () => {
    await expect(pictures.make(task(Buffer.from('no picture')))).rejects.toThrow(PictureError);
    const many = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    await expect(pictures.make(task(many))).rejects.toThrow(TooManyPixelsError);
    await expect(pictures.make(task(await aPicture()))).resolves.toBeInstanceOf(Buffer);
  });
});

test.each([
  [3, 'uchar', 3],
  [4, 'uchar', 4],
  [4, 'ushort', 8],
] as const)('a picture of %i channels of %s takes %i bytes for each pixel', async (channels, depth, bytes) => {
  const picture = sharp({ create: { width: 10, height: 20, channels, background: '#123456' } });
  const source = await (depth === 'ushort' ? picture.toColourspace('rgb16') : picture).png().toBuffer();
  expect(await memoryFor(task(source))).toBe(10 * 20 * bytes);
});

/** A program that does what the content says: crash, hang, or answer; it needs as much memory as that is long. */
const OBEDIENT = `
  let said;
  process.on('message', (message) => {
    if (message !== 'go') return (said = String(Buffer.from(message.source))) && process.send({ memory: said.length });
    if (said === 'crash') process.exit(1);
    if (said !== 'hang') process.send({ picture: Buffer.from(said) });
  });`;

let started: ChildProcess[];
function open(settings = {}) {
  const file = join(folder, 'obedient.cjs');
  writeFileSync(file, OBEDIENT);
  started = [];
  const start = () => {
    const child = fork(file, { serialization: 'advanced' });
    started.push(child);
    return child;
  };
  pictures = openPictures({ start, ...settings });
}

const make = (text: string) => pictures.make(task(Buffer.from(text))).then(String);

test('two programs serve all, one picture at a time each', async () => {
  open();
  const texts = ['a', 'b', 'c', 'd', 'e'];
  expect(await Promise.all(texts.map(make))).toEqual(texts);
  expect(started).toHaveLength(2);
});

test('beyond the waiting ones, pictures are refused with a sentence', async () => {
  open({ mostWaiting: 1 });
  const taken = ['a', 'b', 'c'].map(make);
  await expect(make('d')).rejects.toMatchObject({ status: 503, message: expect.stringContaining('try again') });
  await Promise.all(taken);
  await expect(make('e')).resolves.toBe('e');
});

test('pictures that do not fit into the memory together are decoded one after the other', async () => {
  open({ memory: 5 });
  const texts = ['four', 'five5', 'more than the whole'];
  expect(await Promise.all(texts.map(make))).toEqual(texts);
});

test.each([
  ['crash', 60_000],
  ['hang', 3000],
])('after a %s the picture in hand fails alone, and the next one has a new program', async (what, timeLimit) => {
  open({ timeLimit, atOnce: 1 });
  const [lost, next] = await Promise.allSettled([make(what), make('next')]);
  expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(PictureError) });
  expect(next).toMatchObject({ value: 'next' });
  expect(started).toHaveLength(2);
});

test('a program without work ends, and the next picture starts another', async () => {
  open({ restAfter: 0, atOnce: 1 });
  await make('a');
  const [first] = started;
  if (first?.signalCode === null) await new Promise((resolve) => first.once('exit', resolve));
  await expect(make('b')).resolves.toBe('b');
  expect(started).toHaveLength(2);
});
