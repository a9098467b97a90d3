import sharp, { type Metadata, type Sharp } from 'sharp';
import { MAX_PIXELS, TooManyPixelsError, type PictureTask, type Source } from './picture-task';

// Pictures are read once: caching them is useless. One core for each, since two are decoded at a time.
sharp.cache(false);
sharp.concurrency(1);

const SAFELY = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;

/** Longest sides, pixels: of a stored picture; of a logo, sharp at the head of a document; of one in a column of it. */
const MAX_SIDE = { upload: 2000, logo: 1000, print: 800 } as const;

const JPEG_QUALITY = 85;

/** Resolution at which a drawing is rendered, pixels per inch of its own size. */
const OWN_DENSITY = 72;

/** Time limit for rendering a drawing, seconds: a harmless one takes almost no time. */
const DRAWN_WITHIN = 10;

/** Bytes of a sample in the library's formats. */
const DEPTHS: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2, double: 8, dpcomplex: 16 };

const isDrawing = (task: PictureTask) => task.make === 'logo' && task.isDrawing;

/** Memory that the decoded picture may take, bytes, by the head of its file: pixels × channels × depth. */
export async function memoryFor(task: PictureTask): Promise<number> {
  if (isDrawing(task)) return MAX_SIDE.logo ** 2 * 4;
  const { width, height, channels, depth }: Metadata = await sharp(task.source, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS) throw new TooManyPixelsError('The picture exceeds the pixel limit.');
  return width * height * channels * (DEPTHS[depth] ?? 4);
}

/** Decodes a picture and makes what the task says. Rejects if the picture is damaged. */
export async function makePicture(task: PictureTask): Promise<Buffer> {
  const side = MAX_SIDE[task.make];
  const picture = isDrawing(task) ? await enlarged(task.source, side) : sharp(task.source, SAFELY);
  const upright = task.make === 'upload' ? picture.autoOrient() : picture;
  const reduced = upright.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  return finished(reduced, task).toBuffer();
}

function finished(picture: Sharp, task: PictureTask): Sharp {
  if (task.make === 'logo') return picture.png().timeout({ seconds: DRAWN_WITHIN });
  // JPEG is embedded in a document without conversion.
  if (task.make === 'print') return picture.flatten({ background: '#ffffff' }).toFormat(task.format);
  return task.format === 'png' ? picture.png() : picture.jpeg({ quality: JPEG_QUALITY });
}

/** A drawing scaled to the given size: its own is irrelevant. */
async function enlarged(svg: Source, side: number): Promise<Sharp> {
  const { width, height } = await sharp(svg, SAFELY).metadata();
  const density = (OWN_DENSITY * side) / Math.max(width, height);
  return sharp(svg, { ...SAFELY, density: Math.max(1, density) });
}
