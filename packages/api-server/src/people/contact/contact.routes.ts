import { ownContactSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { sendMessage } from './contact.service';

export const contactCalls = [
  call('POST /contact', {
    capability: 'contact.send',
    summary: 'Write to those who run the portal',
    // The shorter limit for names of visitors is checked by the service, which has the sender.
    body: ownContactSchema,
    answers: 'Nothing. The message is kept and passed on.',
    handle: ({ context, actor, body, request }) => sendMessage(context, body, { actor, ip: request.ip }),
  }),
];
