import { byCode, openWork, prettyName, type SubmittedApplication, type SubmittedQuery } from '@portal/domain';
import type { Actor } from '../app-types';
import type { Db } from '../db/client';
import { loadJudged, type JudgedFacility } from '../facilities/all-facilities.service';
import { subjectOf } from '../facilities/facility-subject';
import { toInitialAcceptance, viewFor } from '../facilities/facility.view';
import { openVerdicts } from './open-verdicts';
import { findSubmittedPage } from './submitted-page.store';

export interface ApplicationList {
  applications: SubmittedApplication[];
  /** How many there are that match, on this page or not. */
  total: number;
}

/** A line of the list, with what waits for this person; owners are not told who judges them, here neither. */
function toSubmitted({ loaded, verdicts }: JudgedFacility, actor: Actor): SubmittedApplication {
  const { facility } = loaded;
  const acceptance = toInitialAcceptance(loaded, viewFor(loaded, actor));
  const { ownerId, reviewers } = subjectOf(loaded).people;
  const open = openVerdicts(loaded, verdicts);
  return {
    _id: facility.id,
    acronym: facility.acronym,
    name: facility.name,
    pretty_name: prettyName(facility),
    type: byCode(loaded.lists['nf-types'], facility.type),
    initial_acceptance: acceptance,
    open_work: openWork(actor, { ...acceptance, ownerId, reviewers, open }),
  };
}

/** The applications that count as submitted: by acronym, or as they were asked for; in full, or a part of them. */
export async function listSubmittedApplications(
  db: Db,
  actor: Actor,
  wanted: SubmittedQuery,
): Promise<ApplicationList> {
  const { ids, total } = await findSubmittedPage(db, actor, wanted);
  const applications = await loadJudged(db, ids);
  return { applications: applications.map((judged) => toSubmitted(judged, actor)), total };
}
