import { reasonSchema, resetSchema, roundChangesQuerySchema } from '@portal/domain';
import { facilityAccessFacts } from '../facilities/facility-access-facts';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { archiveFacility } from './archive-facility.service';
import { endRound } from './reset.service';
import { listRoundChanges, listRounds } from './rounds.service';

/** Rounds of initial acceptance: ending a round, the finished rounds, and the changes in the current one. */
export const roundCalls = [
  call('POST /national-facility/:id/reset-initial-acceptance', {
    capability: 'round.end',
    writesToOthers: true,
    summary: 'End the round of a facility and start the next one, with a reason',
    params: idParams,
    body: resetSchema,
    answers:
      'The facility in its new round. `evaluation` keeps the submission and the texts; `facility` returns the application to the facility.',
    says: 'saved',
    sentence: 'The round has ended, and the next one has begun.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => endRound(context, actor, params.id, body),
  }),
  call('POST /national-facility/:id/withdraw/initial-acceptance', {
    capability: 'application.withdraw',
    writesToOthers: true,
    summary: 'Withdraw a submitted application, with a reason',
    params: idParams,
    body: reasonSchema,
    answers: 'The facility with its application, a draft in a new round. The reviewers’ texts are kept.',
    says: 'saved',
    sentence: 'The application is withdrawn. It can be edited and submitted again.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) =>
      endRound(context, actor, params.id, { ...body, target: 'withdrawal' }),
  }),
  call('POST /national-facility/:id/archive', {
    capability: 'facility.archive',
    writesToOthers: true,
    summary: 'Archive a facility that was registered by mistake, with a reason',
    params: idParams,
    body: reasonSchema,
    answers: 'No data. The facility no longer appears in any list or on any page, and its acronym is available again.',
    says: 'saved',
    sentence: 'The facility is archived, and its acronym is free again.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => archiveFacility(context, actor, params.id, body),
  }),
  call('GET /national-facility/:id/rounds', {
    capability: 'round.list',
    summary: 'The ended rounds of a facility',
    params: idParams,
    answers: 'Dates, acceptances, file ids and reason of each round, newest first.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, params }) => listRounds(context.db, params.id),
  }),
  call('GET /national-facility/:id/changes-since-last-round', {
    capability: 'round.compare',
    summary: 'The differences from the application of the last evaluated round, or of another round',
    params: idParams,
    query: roundChangesQuerySchema,
    answers: 'The added, removed and changed records, field by field; an empty list in the first round.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, about, query }) =>
      listRoundChanges(context, { loaded: about.loaded, since: query.since ?? undefined }),
  }),
];
