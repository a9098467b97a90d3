import { answersFor, historyQuerySchema, readRecords, relationsOf } from '@portal/domain';
import { facilityAccessFacts } from '../facilities/facility-access-facts';
import type { LoadedFacility } from '../facilities/load-facility';
import { holdersOf } from '../facilities/owner-and-deputies';
import type { Actor } from '../../platform/process/app-types';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { readHistory } from './history.service';

/** The users whose names this user sees: owner and deputies see each other. */
function knownTo(actor: Actor, loaded: LoadedFacility): string[] {
  const holders = holdersOf(loaded);
  return answersFor(actor, holders) ? [holders.ownerId, ...holders.deputyIds] : [actor.id];
}

/** The history of a facility. */
export const historyCalls = [
  call('GET /national-facility/:id/history', {
    capability: 'facility.read-history',
    summary: 'The history of a facility and its instruments',
    params: idParams,
    query: historyQuerySchema,
    answers:
      'The entries, newest first; all of them if no count is given. Owners and deputies see their own entries and the steps. Entries of tests and of support are those of the records that the caller may read.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, about, params, query, view }) => {
      const read = readRecords(relationsOf(actor, about.people), about.state);
      return readHistory(context.db, params.id, { known: knownTo(actor, about.loaded), view, read }, query);
    },
  }),
];
