import { call } from '../http/call';
import { idParams } from '../http/params';
import { deleteFile } from './delete-file.service';
import { fileSubject } from './file-subject';
import { sendFile } from './send-file';
import { uploadFile } from './upload.service';

/** Files: pictures, upgrade plans, reports. */
export const fileCalls = [
  call('POST /files', {
    summary: 'Upload a picture (JPEG, PNG) or a PDF document',
    takes: 'file',
    answers: 'Id of the file. A file that nothing is linked to within a day is removed.',
    handle: ({ context, actor, request }) => uploadFile(context, actor, request),
  }),
  call('GET /files/:id', {
    summary: 'A file: pictures to be shown, everything else to be saved',
    params: idParams,
    gives: 'file',
    answers: 'The bytes of the file.',
    about: ({ context, params, actor }) => fileSubject(context.db, params.id, actor),
    handle: (input) => sendFile(input, { isShown: true }),
  }),
  call('GET /download/:id', {
    summary: 'A file, to be saved under its name',
    params: idParams,
    gives: 'file',
    answers: 'The bytes of the file; its name is in the header Content-Disposition.',
    about: ({ context, params, actor }) => fileSubject(context.db, params.id, actor),
    handle: (input) => sendFile(input, { isShown: false }),
  }),
  call('DELETE /files/:id', {
    summary: 'Delete an upload, or the picture of a record',
    params: idParams,
    answers: 'Nothing. The picture is gone from its record too.',
    about: ({ context, params, actor }) => fileSubject(context.db, params.id, actor),
    handle: ({ context, actor, params }) => deleteFile(context, actor, params.id),
  }),
];
