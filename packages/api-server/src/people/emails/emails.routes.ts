import { emailQuerySchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { readEmail, readEmails, resendEmail } from './emails.service';

export const emailCalls = [
  call('GET /emails', {
    capability: 'email.read',
    summary: 'The messages of the portal, newest first',
    query: emailQuerySchema,
    answers: 'The requested page of messages (`emails`) and the total number of matches (`total_count`).',
    handle: ({ context, query }) => readEmails(context, query),
  }),
  call('GET /emails/:id', {
    capability: 'email.read',
    summary: 'A message',
    params: idParams,
    answers: 'The message. Links that give access to accounts are hidden if the portal delivers its messages.',
    handle: ({ context, params }) => readEmail(context, params.id),
  }),
  call('POST /emails/:id/resend', {
    capability: 'email.resend',
    writesToOthers: true,
    summary: 'Send a message again',
    params: idParams,
    answers: 'The message, which is queued for sending.',
    handle: ({ context, actor, params }) => resendEmail(context, actor, params.id),
  }),
];
