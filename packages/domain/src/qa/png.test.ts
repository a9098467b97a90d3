import { aPng, chunk, HEADER, PICTURE } from './png.fixture';
import { pngProblem } from './png';

const [START, END] = [chunk('IHDR', HEADER), chunk('IEND', [])];
const header = (change: Record<number, number>) =>
  chunk(
    'IHDR',
    HEADER.map((byte, place) => change[place] ?? byte),
  );
const text = chunk('tEXt', [97, 0, 98]);
const cut = (bytes: Uint8Array, by: number) => bytes.subarray(0, bytes.length - by);
const flipped = (bytes: Uint8Array, at: number) => bytes.map((byte, place) => (place === at ? byte ^ 1 : byte));
const GOOD = aPng(START, text, PICTURE, END);

test.each<[why: string, bytes: Uint8Array, problem: string | null]>([
  ['a picture with a text of ATLAS', GOOD, null],
  ['a picture in several parts', aPng(START, PICTURE, PICTURE, END), null],
  ['nothing', new Uint8Array(), 'It is no PNG.'],
  ['a text', new TextEncoder().encode('no picture'), 'It is no PNG.'],
  ['the signature alone', aPng(), 'The picture breaks off.'],
  ['a header alone', aPng(START), 'The picture breaks off.'],
  ['a picture without its last byte', cut(GOOD, 1), 'The picture breaks off.'],
  ['a picture without its end', cut(GOOD, 12), 'The picture breaks off.'],
  ['a length beyond the file', flipped(GOOD, 33), 'The picture breaks off.'],
  ['another byte in its data', flipped(GOOD, 60), 'The picture is damaged.'],
  ['another byte in its header', flipped(GOOD, 18), 'The picture is damaged.'],
  ['no header', aPng(PICTURE, END), 'The picture is damaged.'],
  ['two headers', aPng(START, START, PICTURE, END), 'The picture is damaged.'],
  ['no data', aPng(START, END), 'The picture is damaged.'],
  ['empty data', aPng(START, chunk('IDAT', []), END), 'The picture is damaged.'],
  ['no width', aPng(header({ 3: 0 }), PICTURE, END), 'The picture is damaged.'],
  ['an unknown colour', aPng(header({ 9: 5 }), PICTURE, END), 'The picture is damaged.'],
  ['a depth that its colour does not have', aPng(header({ 8: 4 }), PICTURE, END), 'The picture is damaged.'],
  ['an unknown compression', aPng(header({ 10: 1 }), PICTURE, END), 'The picture is damaged.'],
  ['a short header', aPng(chunk('IHDR', HEADER.slice(1)), PICTURE, END), 'The picture is damaged.'],
  [
    'a bomb of 4 thousand million pixels',
    aPng(header({ 1: 1, 5: 1 }), PICTURE, END),
    'The picture has too many pixels.',
  ],
  ['a bomb in one direction', aPng(header({ 0: 127 }), PICTURE, END), 'The picture has too many pixels.'],
  [
    'a page after its end',
    aPng(START, PICTURE, END, new TextEncoder().encode('<html>')),
    'Something follows the end of the picture.',
  ],
])('%s [12.627]', (_why, bytes, problem) => {
  expect(pngProblem(bytes)).toBe(problem);
});

test('5 MB of empty chunks are followed to their end', () => {
  const empty = chunk('tEXt', []);
  const many = new Uint8Array(400_000 * empty.length);
  for (let at = 0; at < many.length; at += empty.length) many.set(empty, at);
  expect(pngProblem(aPng(START, many, PICTURE, END))).toBeNull();
});
