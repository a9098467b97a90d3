import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { deleteFile } from './delete-file.service';
import { fileAccessFacts } from './file-access-facts';
import { findFile } from '../../platform/files/files.store';
import { sendFile } from '../../platform/files/send-file';
import { sharedFiles, shareFile } from './shared-files.service';
import { uploadFile } from '../../platform/files/upload.service';

/** Files: pictures, upgrade plans, reports. */
export const fileCalls = [
  call('POST /files', {
    capability: 'file.upload',
    summary: 'Upload a picture (JPEG, PNG) or a PDF document',
    takes: 'file',
    answers: 'Id of the file. A file that nothing is linked to within a day is removed.',
    handle: ({ context, actor, request }) => uploadFile(context, actor, request),
  }),
  call('GET /files/:id', {
    capability: 'file.read',
    summary: 'A file: pictures to be shown, everything else to be saved',
    params: idParams,
    gives: 'file',
    answers: 'The bytes of the file.',
    about: ({ context, params, actor }) => fileAccessFacts(context.db, params.id, actor),
    handle: (input) => sendFile(input, { isShown: true }),
  }),
  call('GET /download/:id', {
    capability: 'file.read',
    summary: 'A file, to be saved under its name',
    params: idParams,
    gives: 'file',
    answers: 'The bytes of the file; its name is in the header Content-Disposition.',
    about: ({ context, params, actor }) => fileAccessFacts(context.db, params.id, actor),
    handle: (input) => sendFile(input, { isShown: false }),
  }),
  call('DELETE /files/:id', {
    capability: 'file.delete',
    summary: 'Delete an upload, or the picture of a record',
    params: idParams,
    answers: 'Nothing. The picture is gone from its record too.',
    about: ({ context, params, actor }) => fileAccessFacts(context.db, params.id, actor),
    handle: ({ context, actor, params }) => deleteFile(context, actor, params.id),
  }),
  call('GET /files', {
    capability: 'file.list-shared',
    summary: 'The files that administrators put up for everybody who is logged in',
    answers: 'The files, newest first, and how many may be uploaded at once (null: as many as one likes).',
    handle: ({ context }) => sharedFiles(context),
  }),
  call('POST /files/:id/share', {
    capability: 'file.share',
    summary: 'Put up an own upload for everybody who is logged in',
    params: idParams,
    answers: 'The file. It is kept from then on.',
    says: 'saved',
    about: async ({ context, params }) => ((await findFile(context.db, params.id)) ? {} : undefined),
    handle: ({ context, actor, params }) => shareFile(context, actor, params.id),
  }),
];
