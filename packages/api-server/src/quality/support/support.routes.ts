import {
  answersFor,
  supportCancelSchema,
  supportChoiceSchema,
  supportMessageSchema,
  supportMoveSchema,
  supportOfferSchema,
  supportRequestSchema,
  supportRequestsQuerySchema,
  supportStepSchema,
  type SupportStep,
} from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { sendPdf } from '../../platform/files/send-file';
import { newRequestFacts, supportAccessFacts } from './support-access-facts';
import { askForOthers, chooseSlot, moveRequest, offerSlots } from './schedule.service';
import { createRequest, readRequests } from './support.service';
import { renderSupportReport } from './support-report.service';
import { toRequest } from './support.view';
import { takeSupportStep, writeMessage } from './take-support-step';

const THE_REQUEST = 'The request in its new state, with its messages.';

interface OnRequest {
  context: Context;
  actor: Actor | null;
  params: { id: string };
}

/** What all steps of a request have in common. */
const A_STEP = {
  stage: '1b',
  params: idParams,
  answers: THE_REQUEST,
  says: 'saved',
  about: ({ context, actor, params }: OnRequest) => supportAccessFacts(context, actor, params.id),
} as const;
const A_STEP_IN_WORDS = { ...A_STEP, body: supportStepSchema } as const;

/** Takes a step with its text. */
const inWords =
  (step: SupportStep) =>
  ({ context, actor, params, body }: OnRequest & { actor: Actor; body: { text: string } }) =>
    takeSupportStep({ context, actor, id: params.id, step, text: body.text });

/** Requests for support, from the question of a facility to its end. */
export const supportCalls = [
  call('GET /support/requests', {
    capability: 'support-request.list',
    stage: '1b',
    summary: 'The requests of the caller’s facilities, and those that the caller arranges',
    query: supportRequestsQuerySchema,
    answers:
      'One page and the total number, the newest first; with `state=ended` the latest end first. `facility`: of this one alone.',
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
    answers:
      'The request with its messages. The centre reads who has taken it on; the facility sees neither internal messages nor names.',
    about: ({ context, actor, params }) => supportAccessFacts(context, actor, params.id),
    handle: async ({ context, actor, about, view }) =>
      toRequest(about.stored, { id: actor.id, view: answersFor(actor, about.people) ? 'owner' : view }, context.now()),
  }),
  call('GET /support/requests/:id/report.pdf', {
    capability: 'support-request.read-report',
    stage: '1b',
    summary: 'The report of a completed request, as a PDF',
    params: idParams,
    gives: 'file',
    answers: 'The PDF: the request, the slot, the messages that both sides see, and the conclusions.',
    about: ({ context, actor, params }) => supportAccessFacts(context, actor, params.id),
    handle: async ({ context, about, reply }) => sendPdf(reply, await renderSupportReport(context, about.stored)),
  }),
  call('POST /support/requests/:id/messages', {
    capability: 'support-request.write',
    stage: '1b',
    summary: 'Write a message in a request',
    params: idParams,
    body: supportMessageSchema,
    answers: THE_REQUEST,
    says: 'saved',
    about: ({ context, actor, params, body }) => supportAccessFacts(context, actor, params.id, body),
    handle: ({ context, actor, params, body }) => writeMessage(context, actor, params.id, body),
  }),
  call('POST /support/requests/:id/acknowledge', {
    ...A_STEP,
    capability: 'support-request.acknowledge',
    summary: 'Take a new request on',
    sentence: 'You have taken on the request.',
    handle: ({ context, actor, params }) =>
      takeSupportStep({ context, actor, id: params.id, step: 'acknowledge', text: null }),
  }),
  call('POST /support/requests/:id/take-over', {
    ...A_STEP,
    capability: 'support-request.take-over',
    summary: 'Take over a request that someone else has taken on',
    sentence: 'You have taken over the request.',
    handle: ({ context, actor, params }) =>
      takeSupportStep({ context, actor, id: params.id, step: 'take-over', text: null }),
  }),
  call('POST /support/requests/:id/ask', {
    ...A_STEP_IN_WORDS,
    capability: 'support-request.ask',
    summary: 'Ask the facility a question',
    sentence: 'The question is sent.',
    handle: inWords('ask'),
  }),
  call('POST /support/requests/:id/answer', {
    ...A_STEP_IN_WORDS,
    capability: 'support-request.answer',
    summary: 'Answer the open question of the centre',
    sentence: 'The answer is sent.',
    handle: inWords('answer'),
  }),
  call('POST /support/requests/:id/offer', {
    ...A_STEP,
    capability: 'support-request.offer',
    summary: 'Offer one to three slots, which are held for a while',
    sentence: 'The slots are offered.',
    body: supportOfferSchema,
    handle: ({ context, actor, params, body }) => offerSlots(context, actor, params.id, body),
  }),
  call('POST /support/requests/:id/choose', {
    ...A_STEP,
    capability: 'support-request.choose',
    summary: 'Choose a slot that is on offer',
    sentence: 'The slot is booked.',
    body: supportChoiceSchema,
    handle: ({ context, actor, params, body }) => chooseSlot(context, actor, params.id, body),
  }),
  call('POST /support/requests/:id/ask-for-others', {
    ...A_STEP_IN_WORDS,
    capability: 'support-request.ask-for-others',
    summary: 'Ask for other slots, with what would suit',
    sentence: 'The message is sent.',
    handle: ({ context, actor, params, body }) => askForOthers(context, actor, params.id, body.text),
  }),
  call('POST /support/requests/:id/move', {
    ...A_STEP,
    capability: 'support-request.move',
    summary: 'Move a request that is scheduled, with the reason; the centre offers new slots with it',
    sentence: 'The chosen slot is given up.',
    body: supportMoveSchema,
    handle: ({ context, actor, params, body }) => moveRequest(context, actor, params.id, body),
  }),
  call('POST /support/requests/:id/complete', {
    ...A_STEP_IN_WORDS,
    capability: 'support-request.complete',
    summary: 'Complete a request, with conclusions',
    sentence: 'The request is completed.',
    handle: inWords('complete'),
  }),
  call('POST /support/requests/:id/decline', {
    ...A_STEP_IN_WORDS,
    capability: 'support-request.decline',
    summary: 'Decline a request, with the reason',
    sentence: 'The request is declined.',
    handle: inWords('decline'),
  }),
  call('POST /support/requests/:id/cancel', {
    ...A_STEP,
    capability: 'support-request.cancel',
    summary: 'Cancel a request; the centre with the reason',
    sentence: 'The request is cancelled.',
    body: supportCancelSchema,
    handle: ({ context, actor, params, body }) =>
      takeSupportStep({ context, actor, id: params.id, step: 'cancel', text: body.text ?? null }),
  }),
  call('POST /support/requests/:id/reopen', {
    ...A_STEP_IN_WORDS,
    capability: 'support-request.reopen',
    summary: 'Take a request up again, with the reason',
    sentence: 'The request is open again.',
    handle: inWords('reopen'),
  }),
];
