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
    summary: 'The questions to a facility and its answers',
    params: idParams,
    answers:
      'All questions, the newest round first, in the order in which they were asked; the asking party is a component or CARS, never a named person.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, params }) => readQuestions(context.db, params.id),
  }),
  call('POST /national-facility/:id/questions', {
    capability: 'question.ask',
    writesToOthers: true,
    summary:
      'Ask a facility about an instrument, an aspect of it or the application; CARS may open fields for correction',
    params: idParams,
    body: questionSchema,
    answers: 'The updated list of questions.',
    says: 'saved',
    sentence: 'The facility has been asked.',
    about: ({ context, params, body }) => askAccessFacts(context, params.id, body),
    handle: ({ context, actor, params, body }) => ask(context, actor, params.id, body),
  }),
  call('POST /national-facility/:id/questions/:question/answer', {
    capability: 'question.answer',
    writesToOthers: true,
    summary: 'Answer a question, with up to three previously uploaded files',
    params: questionParams,
    body: answerSchema,
    answers: 'The updated list of questions. A question that is already answered or closed is refused with 409.',
    says: 'saved',
    sentence: 'The answer is sent.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => answerQuestion(context, actor, params, body),
  }),
  call('POST /national-facility/:id/questions/:question/close', {
    capability: 'question.close',
    writesToOthers: true,
    summary: 'Close a question and the fields that it opened',
    params: questionParams,
    answers: 'The updated list of questions. A question that is already closed is refused with 409.',
    says: 'saved',
    sentence: 'The question is closed.',
    about: ({ context, params }) => closeAccessFacts(context, params),
    handle: ({ context, actor, params, about }) => closeQuestion(context, actor, params, about.parts),
  }),
];
