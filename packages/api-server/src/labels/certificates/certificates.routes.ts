import { certificateQuerySchema } from '@portal/domain';
import { facilityAccessFacts } from '../../labelling/facilities/facility-access-facts';
import { orNotFound } from '../../platform/errors/app-error';
import { sendFile } from '../../platform/files/send-file';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import type { Context } from '../../platform/process/app-types';
import { listCertificates } from './certificates.store';

/** The facts about a facility and the certificates of its label. */
async function certificateFacts(context: Context, id: string) {
  const facts = await facilityAccessFacts(context, id);
  return facts && { ...facts, certificates: await listCertificates(context.db, id) };
}

/** The certificates of labels. */
export const certificateCalls = [
  call('GET /national-facility/:id/label/certificate.pdf', {
    capability: 'label.read-certificate',
    stage: '1c',
    summary: 'A certificate of the label of a facility, by default the newest',
    params: idParams,
    query: certificateQuerySchema,
    gives: 'file',
    answers: 'The PDF as it was issued; an unknown number is a 404.',
    about: ({ context, params }) => certificateFacts(context, params.id),
    handle: async ({ context, about, query, request, reply }) => {
      const { fileId } = orNotFound(
        about.certificates.find(({ content }) => query.number === undefined || content.number === query.number),
      );
      return sendFile({ context, params: { id: fileId }, request, reply }, { isShown: false });
    },
  }),
];
