import sharp from 'sharp';
import { FILE_TYPES } from './file-type';
import { refusedFile } from './refusals';

/** Longest side of a kept picture, pixels. */
const MAX_SIDE = 2000;

/** Beyond this, a small file would fill the memory when it is unpacked. */
const MAX_PIXELS = 40_000_000;

const JPEG_QUALITY = 85;

// Uploads have names of their own and come once: nothing is to be remembered about them.
sharp.cache(false);

/**
 * The picture anew: upright, at most `MAX_SIDE` pixels long, in the format that it had, and without anything else that
 * was in the file, such as the place where it was taken. Refuses damaged pictures with 422.
 */
export async function reencodePicture(path: string, contentType: string): Promise<Buffer> {
  try {
    const picture = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    const isPng = contentType === FILE_TYPES.png.contentType;
    return await (isPng ? picture.png() : picture.jpeg({ quality: JPEG_QUALITY })).toBuffer();
  } catch (error) {
    throw toRefusal(error as Error);
  }
}

function toRefusal(error: Error) {
  const sentence = error.message.includes('pixel limit')
    ? `The picture has more than ${MAX_PIXELS / 1e6} million pixels.`
    : 'The picture is damaged and cannot be read.';
  return refusedFile(422, sentence, error);
}
