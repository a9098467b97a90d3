import { installationSchema } from '@portal/domain';
import { inspectLogo } from '../../platform/files/inspect-logo';
import { uploadFile } from '../../platform/files/upload.service';
import { call } from '../../platform/http/call';
import { editInstallation, showInstallation } from './installation.service';

/** Name of the installation and issuer of its documents. */
export const installationCalls = [
  call('GET /installation', {
    capability: 'installation.read',
    summary: 'The settings of the installation',
    answers:
      'Title, names, the id of the logo and the meaning of each outcome; for administrators also addresses and the version. Values that are not set are `null`.',
    handle: ({ context, view }) => showInstallation(context, view),
  }),
  call('POST /installation/edit', {
    capability: 'installation.edit',
    summary: 'Change the settings of the installation',
    body: installationSchema,
    answers: 'The updated settings. Documents already issued do not change.',
    says: 'saved',
    handle: ({ context, actor, body }) => editInstallation(context, actor, body),
  }),
  call('POST /installation/logo', {
    capability: 'installation.edit',
    summary: 'Upload a logo (SVG, PNG)',
    takes: 'file',
    answers:
      'Id of the file, a PNG, for use in the settings. A file that is not linked to any record within a day is removed.',
    handle: ({ context, actor, request }) => uploadFile(context, actor, request, inspectLogo),
  }),
];
