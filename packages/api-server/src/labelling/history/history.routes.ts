import { pagingSchema } from '@portal/domain';
import { facilityAccessFacts } from '../facilities/facility-access-facts';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { readHistory } from './history.service';

/** What happened to a facility. */
export const historyCalls = [
  call('GET /national-facility/:id/history', {
    capability: 'facility.read-history',
    summary: 'Who did what to a facility and its instruments',
    params: idParams,
    query: pagingSchema,
    answers: 'The entries, newest first; without a count all of them. Owners see their own and the steps.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, query, view }) =>
      readHistory(context.db, params.id, { actorId: actor.id, view }, query),
  }),
];
