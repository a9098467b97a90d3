import { answerSchema, questionSchema } from '@portal/domain';
import { object, string } from 'yup';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { facilityAccessFacts } from '../facilities/facility-access-facts';
import type { Context } from '../../platform/process/app-types';
import { answerQuestion, ask, askedParts, closeAccessFacts, closeQuestion, readQuestions } from './questions.service';

const questionParams = object({
  id: string().uuid().lowercase().required(),
  question: string().uuid().lowercase().required(),
});

async function askAccessFacts(context: Context, id: string, body: unknown) {
  const facts = await facilityAccessFacts(context, id);
  return facts && { ...facts, parts: askedParts(Object(body)) };
}

/** Questions to a facility during its evaluation. */
export const questionCalls = [
  call('GET /national-facility/:id/questions', {
    capability: 'question.read',
    summary: 'What a facility was asked, and what it answered',
    params: idParams,
    answers:
      'All questions, the newest round first, in the order of asking; who asks is a component or CARS, never a name.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, params }) => readQuestions(context.db, params.id),
  }),
  call('POST /national-facility/:id/questions', {
    capability: 'question.ask',
    summary:
      'Ask a facility about an instrument, an aspect of it or the application; CARS may open fields for correction',
    params: idParams,
    body: questionSchema,
    answers: 'The questions as they are now.',
    says: 'saved',
    sentence: 'The facility has been asked.',
    about: ({ context, params, body }) => askAccessFacts(context, params.id, body),
    handle: ({ context, actor, params, body }) => ask(context, actor, params.id, body),
  }),
  call('POST /national-facility/:id/questions/:question/answer', {
    capability: 'question.answer',
    summary: 'Answer a question, with up to three files that were uploaded before',
    params: questionParams,
    body: answerSchema,
    answers: 'The questions as they are now. One that is answered or closed already is refused with 409.',
    says: 'saved',
    sentence: 'The answer is sent.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => answerQuestion(context, actor, params, body),
  }),
  call('POST /national-facility/:id/questions/:question/close', {
    capability: 'question.close',
    summary: 'Close a question; fields that it opened are closed with it',
    params: questionParams,
    answers: 'The questions as they are now. One that is closed already is refused with 409.',
    says: 'saved',
    sentence: 'The question is closed.',
    about: ({ context, params }) => closeAccessFacts(context, params),
    handle: ({ context, actor, params, about }) => closeQuestion(context, actor, params, about.parts),
  }),
];
