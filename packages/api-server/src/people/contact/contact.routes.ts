import { ownContactSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { sendMessage } from './contact.service';

export const contactCalls = [
  call('POST /contact', {
    capability: 'contact.send',
    summary: 'Write to the operators of the portal',
    // The shorter limit for names of visitors is checked by the service, which has the sender.
    body: ownContactSchema,
    answers: 'No data. The message is stored and forwarded.',
    handle: ({ context, actor, body, request }) => sendMessage(context, body, { actor, ip: request.ip }),
  }),
];
