import { conditionReportSchema, fulfilmentSchema } from '@portal/domain';
import { object, string } from 'yup';
import { facilityAccessFacts } from '../facilities/facility-access-facts';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { fulfilCondition, readConditions, readDecisions, reportCondition } from './conditions.service';

const conditionParams = object({
  id: string().uuid().lowercase().required(),
  condition: string().uuid().lowercase().required(),
});

/** The decisions on a facility and their conditions. */
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
  call('POST /national-facility/:id/conditions/:condition/report', {
    capability: 'condition.report',
    summary: 'Report a condition as met, saying how; CARS is told and closes it',
    params: conditionParams,
    body: conditionReportSchema,
    answers:
      'The conditions as they are now. What was reported before is replaced. One that is closed already is refused with 409.',
    says: 'saved',
    sentence: 'CARS is told that the condition is met.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => reportCondition(context, actor, params, body),
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
