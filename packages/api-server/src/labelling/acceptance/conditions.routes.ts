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
    summary: 'The decisions in the current round of a facility',
    params: idParams,
    answers:
      'Acceptance, statement, conditions and recommendations of each issued report, the preliminary report first.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, about }) => readDecisions(context.db, about.loaded.application.id),
  }),
  call('GET /national-facility/:id/conditions', {
    capability: 'decision.read',
    summary: 'The conditions set for a facility',
    params: idParams,
    answers:
      'All conditions in the order in which they were set: open, fulfilled, or ended by a report or with a round.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, params }) => readConditions(context.db, params.id),
  }),
  call('POST /national-facility/:id/conditions/:condition/report', {
    capability: 'condition.report',
    writesToOthers: true,
    summary: 'Report a condition as met, with an explanation; CARS is notified and closes it',
    params: conditionParams,
    body: conditionReportSchema,
    answers:
      'The updated list of conditions. An earlier report on the condition is replaced; the same text again changes nothing. A condition that is already closed is refused with 409.',
    says: 'saved',
    sentence: 'CARS is told that the condition is met.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => reportCondition(context, actor, params, body),
  }),
  call('POST /national-facility/:id/conditions/:condition/fulfil', {
    capability: 'condition.fulfil',
    writesToOthers: true,
    summary: 'Close a condition as fulfilled, with an explanation and its source',
    params: conditionParams,
    body: fulfilmentSchema,
    answers: 'The updated list of conditions. A condition that is already closed is refused with 409.',
    says: 'saved',
    sentence: 'The condition is closed.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => fulfilCondition(context, actor, params, body),
  }),
];
