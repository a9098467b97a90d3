import { buffer } from 'node:stream/consumers';
import type { SubmissionSnapshot } from '@portal/domain';
import sharp from 'sharp';
import type { Context } from '../../platform/process/app-types';
import { findFile } from '../../platform/files/files.store';
import { loggable } from '../../platform/db/loggable';
import type { Pictures } from '../pdf/application-document';

/** Longest side of a picture in a document, pixels: sharp in print at the width of a column. */
const MAX_SIDE = 800;

/** The picture as small as the document needs it, in the one format that is embedded as it is. */
async function loadPicture({ db, files }: Context, id: string): Promise<Uint8Array> {
  const file = await findFile(db, id);
  const content = file && (await files.get(file.storageKey));
  if (!content) throw new Error('The picture is missing.');
  return sharp(await buffer(content))
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg()
    .toBuffer();
}

/** The pictures of an application by the ids of their files. One that cannot be had is no reason to have no document. */
export async function loadPictures(
  context: Context,
  { facility, lidars, photometers }: SubmissionSnapshot,
): Promise<Pictures> {
  const pictures = new Map<string, Uint8Array>();
  for (const id of [facility, ...lidars, ...photometers].flatMap((record) => record.pictures)) {
    try {
      pictures.set(id, await loadPicture(context, id));
    } catch (error) {
      context.log.warn({ file: id, ...loggable(error as Error) }, 'a picture is left out of a document');
    }
  }
  return pictures;
}
