import { byCode, openWork, prettyName, type SubmittedApplication, type SubmittedQuery } from '@portal/domain';
import type { Actor } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { loadFacilities } from '../facilities/all-facilities.service';
import type { LoadedFacility } from '../facilities/facility.store';
import { toInitialAcceptance, viewFor } from '../facilities/facility.view';
import { workFactsOf } from '../facilities/work-facts';
import { findSubmittedPage } from './submitted-page.store';

export interface ApplicationList {
  applications: SubmittedApplication[];
  total: number;
}

/** A row of the list with the user's open work; owners do not see who evaluates them, here either. */
function toSubmitted(loaded: LoadedFacility, actor: Actor): SubmittedApplication {
  const { facility } = loaded;
  const acceptance = toInitialAcceptance(loaded, viewFor(loaded, actor));
  return {
    _id: facility.id,
    acronym: facility.acronym,
    name: facility.name,
    pretty_name: prettyName(facility),
    type: byCode(loaded.lists['nf-types'], facility.type),
    initial_acceptance: acceptance,
    open_work: openWork(actor, workFactsOf(loaded, acceptance)),
  };
}

/** The submitted applications, by acronym or by the requested column; all of them or a page. */
export async function listSubmittedApplications(db: Db, actor: Actor, query: SubmittedQuery): Promise<ApplicationList> {
  const { ids, total } = await findSubmittedPage(db, actor, query);
  const applications = await loadFacilities(db, ids);
  return { applications: applications.map((loaded) => toSubmitted(loaded, actor)), total };
}
