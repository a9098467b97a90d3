import { emailQuerySchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { readEmail, readEmails, resendEmail } from './emails.service';

export const emailCalls = [
  call('GET /emails', {
    capability: 'email.read',
    summary: 'List the messages of the portal, the newest first',
    query: emailQuerySchema,
    answers: 'The page of messages that was asked for (`emails`), and how many match in all (`total_count`).',
    handle: ({ context, query }) => readEmails(context, query),
  }),
  call('GET /emails/:id', {
    capability: 'email.read',
    summary: 'Read a message',
    params: idParams,
    answers: 'The message. Links that open accounts are hidden where messages are delivered.',
    handle: ({ context, params }) => readEmail(context, params.id),
  }),
  call('POST /emails/:id/resend', {
    capability: 'email.resend',
    summary: 'Send a message again',
    params: idParams,
    answers: 'The message, which waits to be sent.',
    handle: ({ context, actor, params }) => resendEmail(context, actor, params.id),
  }),
];
