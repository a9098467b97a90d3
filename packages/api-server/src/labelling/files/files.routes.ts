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
    answers: 'Id of the file. A file that is not linked to any record within a day is removed.',
    handle: ({ context, actor, request }) => uploadFile(context, actor, request),
  }),
  call('GET /files/:id', {
    capability: 'file.read',
    summary: 'A file: pictures are shown, all other files are saved',
    params: idParams,
    gives: 'file',
    answers: 'The bytes of the file.',
    about: ({ context, params, actor }) => fileAccessFacts(context.db, params.id, actor),
    handle: (input) => sendFile(input, { isShown: true }),
  }),
  call('GET /download/:id', {
    capability: 'file.read',
    summary: 'A file, to be saved under its own name',
    params: idParams,
    gives: 'file',
    answers: 'The bytes of the file; its name is in the header Content-Disposition.',
    about: ({ context, params, actor }) => fileAccessFacts(context.db, params.id, actor),
    handle: (input) => sendFile(input, { isShown: false }),
  }),
  call('DELETE /files/:id', {
    capability: 'file.delete',
    summary: 'Delete an uploaded file, or the picture of a record',
    params: idParams,
    answers: 'No data. The picture is also removed from its record.',
    about: ({ context, params, actor }) => fileAccessFacts(context.db, params.id, actor),
    handle: ({ context, actor, params }) => deleteFile(context, actor, params.id),
  }),
  call('GET /files', {
    capability: 'file.list-shared',
    summary: 'The files that administrators provide for all logged-in users',
    answers: 'The files, newest first, and how many may be uploaded at once (null: no limit).',
    handle: ({ context }) => sharedFiles(context),
  }),
  call('POST /files/:id/share', {
    capability: 'file.share',
    summary: 'Provide one of the caller’s own uploads for all logged-in users',
    params: idParams,
    answers: 'The file. From then on it is kept.',
    says: 'saved',
    about: async ({ context, params }) => ((await findFile(context.db, params.id)) ? {} : undefined),
    handle: ({ context, actor, params }) => shareFile(context, actor, params.id),
  }),
];
