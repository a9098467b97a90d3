import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { FILES } from '@portal/domain';
import { fileName } from './file-name';
import { FILE_TYPES, fileType } from './file-type';
import { PictureError } from '../pictures/picture-task';
import type { Pictures } from '../pictures/pictures';
import type { InspectedFile } from './inspect-file';
import type { ReceivedFile } from './receive-file';
import { refusedFile } from './refusals';
import { svgProblem } from './svg-problem';

const { png } = FILE_TYPES;

/** Refuses a file that is not a logo, and converts logos to PNG so that no SVG content reaches a browser. */
export async function inspectLogo({ path, size, name }: ReceivedFile, pictures: Pictures): Promise<InspectedFile> {
  if (size === 0) throw refusedFile(422, 'The file is empty.');
  if (size > FILES.logoBytes) throw refusedFile(413, `A logo may have up to ${FILES.logoBytes / 1024 / 1024} MB.`);
  const content = await drawn(await readFile(path), pictures);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const about = { kind: png.kind, contentType: png.contentType, name: fileName(name, png.extensions) };
  return { description: { ...about, size: content.length, sha256 }, content };
}

/** The logo as a PNG. */
async function drawn(bytes: Buffer, pictures: Pictures): Promise<Buffer> {
  const isPng = fileType(bytes) === png;
  if (!isPng) mustBeDrawing(bytes);
  try {
    return await pictures.make({ make: 'logo', source: bytes, isDrawing: !isPng });
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw refusedFile(422, 'The logo is damaged, or larger than it can be drawn.', error);
  }
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
