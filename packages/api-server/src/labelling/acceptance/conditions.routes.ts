import { fulfilmentSchema } from '@portal/domain';
import { object, string } from 'yup';
import { facilityAccessFacts } from '../facilities/facility-access-facts';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { fulfilCondition, readConditions, readDecisions } from './conditions.service';

const conditionParams = object({
  id: string().uuid().lowercase().required(),
  condition: string().uuid().lowercase().required(),
});

/** What was decided, in words, and what it asks for. */
export const conditionCalls = [
  call('GET /national-facility/:id/decisions', {
    capability: 'decision.read',
    summary: 'What was decided in the present round of a facility',
    params: idParams,
    answers:
      'Acceptance, statement, conditions and recommendations of each report that was issued, the preliminary one first.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, about }) => readDecisions(context.db, about.loaded.application.id),
  }),
  call('GET /national-facility/:id/conditions', {
    capability: 'decision.read',
    summary: 'The conditions that were set for a facility',
    params: idParams,
    answers: 'All of them in the order in which they were set: open, fulfilled, or ended by a report or with a round.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, params }) => readConditions(context.db, params.id),
  }),
  call('POST /national-facility/:id/conditions/:condition/fulfil', {
    capability: 'condition.fulfil',
    summary: 'Close a condition as fulfilled, saying how and on whose word',
    params: conditionParams,
    body: fulfilmentSchema,
    answers: 'The conditions as they are now. One that is closed already is refused with 409.',
    says: 'saved',
    sentence: 'The condition is closed.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => fulfilCondition(context, actor, params, body),
  }),
];
