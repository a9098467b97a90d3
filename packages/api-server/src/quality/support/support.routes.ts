import {
  supportMessageSchema,
  supportRequestSchema,
  supportRequestsQuerySchema,
  supportStepSchema,
} from '@portal/domain';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { newRequestFacts, supportAccessFacts } from './support-access-facts';
import { createRequest, readRequests, takeSupportStep, writeMessage } from './support.service';
import { toRequest } from './support.view';

const THE_REQUEST = 'The request in its new state, with its messages.';

/** Requests for support, from the question of a facility to its end. */
export const supportCalls = [
  call('GET /support/requests', {
    capability: 'support-request.list',
    stage: '1b',
    summary: 'The requests of the caller’s facilities, and those that the caller arranges',
    query: supportRequestsQuerySchema,
    answers: 'One page, the newest first, and the total number.',
    handle: ({ context, actor, query }) => readRequests(context, actor, query),
  }),
  call('POST /support/requests', {
    capability: 'support-request.create',
    stage: '1b',
    summary: 'Ask for support',
    body: supportRequestSchema,
    answers: 'The new request, with its number.',
    says: 'sent',
    sentence: 'The request is sent.',
    about: ({ context, body }) => newRequestFacts(context, body),
    handle: ({ context, actor, body }) => createRequest(context, actor, body),
  }),
  call('GET /support/requests/:id', {
    capability: 'support-request.read',
    stage: '1b',
    summary: 'A request',
    params: idParams,
    answers: 'The request with its messages; the facility sees no internal ones, and no one reads names.',
    about: ({ context, params }) => supportAccessFacts(context, params.id),
    handle: async ({ about, view }) => toRequest(about.stored, view),
  }),
  call('POST /support/requests/:id/messages', {
    capability: 'support-request.write',
    stage: '1b',
    summary: 'Write a message in a request',
    params: idParams,
    body: supportMessageSchema,
    answers: THE_REQUEST,
    says: 'saved',
    about: ({ context, params, body }) => supportAccessFacts(context, params.id, body),
    handle: ({ context, actor, params, body }) => writeMessage(context, actor, params.id, body),
  }),
  call('POST /support/requests/:id/acknowledge', {
    capability: 'support-request.acknowledge',
    stage: '1b',
    summary: 'Take a new request on',
    params: idParams,
    answers: THE_REQUEST,
    says: 'saved',
    about: ({ context, params }) => supportAccessFacts(context, params.id),
    handle: ({ context, actor, params }) =>
      takeSupportStep({ context, actor, id: params.id, step: 'acknowledge', text: null }),
  }),
  call('POST /support/requests/:id/ask', {
    capability: 'support-request.ask',
    stage: '1b',
    summary: 'Ask the facility a question',
    params: idParams,
    body: supportStepSchema,
    answers: THE_REQUEST,
    says: 'saved',
    about: ({ context, params }) => supportAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) =>
      takeSupportStep({ context, actor, id: params.id, step: 'ask', text: body.text }),
  }),
  call('POST /support/requests/:id/answer', {
    capability: 'support-request.answer',
    stage: '1b',
    summary: 'Answer the open question of the centre',
    params: idParams,
    body: supportStepSchema,
    answers: THE_REQUEST,
    says: 'saved',
    about: ({ context, params }) => supportAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) =>
      takeSupportStep({ context, actor, id: params.id, step: 'answer', text: body.text }),
  }),
  call('POST /support/requests/:id/complete', {
    capability: 'support-request.complete',
    stage: '1b',
    summary: 'Complete a request, with conclusions',
    params: idParams,
    body: supportStepSchema,
    answers: THE_REQUEST,
    says: 'saved',
    about: ({ context, params }) => supportAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) =>
      takeSupportStep({ context, actor, id: params.id, step: 'complete', text: body.text }),
  }),
  call('POST /support/requests/:id/decline', {
    capability: 'support-request.decline',
    stage: '1b',
    summary: 'Decline a request, with the reason',
    params: idParams,
    body: supportStepSchema,
    answers: THE_REQUEST,
    says: 'saved',
    about: ({ context, params }) => supportAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) =>
      takeSupportStep({ context, actor, id: params.id, step: 'decline', text: body.text }),
  }),
  call('POST /support/requests/:id/cancel', {
    capability: 'support-request.cancel',
    stage: '1b',
    summary: 'Cancel a request, with the reason',
    params: idParams,
    body: supportStepSchema,
    answers: THE_REQUEST,
    says: 'saved',
    about: ({ context, params }) => supportAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) =>
      takeSupportStep({ context, actor, id: params.id, step: 'cancel', text: body.text }),
  }),
  call('POST /support/requests/:id/reopen', {
    capability: 'support-request.reopen',
    stage: '1b',
    summary: 'Take a request up again, with the reason',
    params: idParams,
    body: supportStepSchema,
    answers: THE_REQUEST,
    says: 'saved',
    about: ({ context, params }) => supportAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) =>
      takeSupportStep({ context, actor, id: params.id, step: 'reopen', text: body.text }),
  }),
];
