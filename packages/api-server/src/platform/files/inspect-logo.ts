import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { FILES } from '@portal/domain';
import sharp, { type Sharp } from 'sharp';
import { fileName } from './file-name';
import { FILE_TYPES, fileType } from './file-type';
import { MAX_PIXELS, type InspectedFile } from './inspect-file';
import type { ReceivedFile } from './receive-file';
import { refusedFile } from './refusals';
import { svgProblem } from './svg-problem';

/** Longest side of a stored logo, pixels: sharp in print, at the head of a document. */
const MAX_SIDE = 1000;

/** Resolution at which a drawing is rendered, pixels per inch of its own size. */
const OWN_DENSITY = 72;

/** Time limit for rendering a drawing, seconds: a harmless one takes almost no time. */
const DRAWN_WITHIN = 10;

const { png } = FILE_TYPES;

/** Refuses a file that is not a logo, and converts logos to PNG so that no SVG content reaches a browser. */
export async function inspectLogo({ path, size, name }: ReceivedFile): Promise<InspectedFile> {
  if (size === 0) throw refusedFile(422, 'The file is empty.');
  if (size > FILES.logoBytes) throw refusedFile(413, `A logo may have up to ${FILES.logoBytes / 1024 / 1024} MB.`);
  const content = await drawn(await readFile(path));
  const sha256 = createHash('sha256').update(content).digest('hex');
  const about = { kind: png.kind, contentType: png.contentType, name: fileName(name, png.extensions) };
  return { description: { ...about, size: content.length, sha256 }, content };
}

/** The logo as a PNG of at most `MAX_SIDE` pixels. */
async function drawn(bytes: Buffer): Promise<Buffer> {
  const isPng = fileType(bytes) === png;
  if (!isPng) mustBeDrawing(bytes);
  try {
    return await (isPng ? sharp(bytes, PICTURE) : await enlarged(bytes))
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .png()
      .timeout({ seconds: DRAWN_WITHIN })
      .toBuffer();
  } catch (error) {
    throw refusedFile(422, 'The logo is damaged, or larger than it can be drawn.', error as Error);
  }
}

const PICTURE = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;

/** A drawing scaled to the maximum size of a logo: its own size is irrelevant. */
async function enlarged(svg: Buffer): Promise<Sharp> {
  const { width, height } = await sharp(svg, PICTURE).metadata();
  const density = (OWN_DENSITY * MAX_SIDE) / Math.max(width, height);
  return sharp(svg, { ...PICTURE, density: Math.max(1, density) });
}

function mustBeDrawing(bytes: Buffer) {
  const text = textIn(bytes);
  if (!/<(?:[\w.-]+:)?svg[\s>]/.test(text)) throw refusedFile(415, 'Only SVG and PNG pictures can be a logo.');
  const problem = svgProblem(text);
  if (problem) throw refusedFile(422, `The SVG holds ${problem}. Please save it as a plain drawing.`);
}

/** The text of a file in UTF-8; undefined for other bytes, which cannot be searched. */
function textIn(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
}
