import { NF_TYPES, byCode, openWork, prettyName, type OpenVerdicts, type SubmittedApplication } from '@portal/domain';
import type { Actor } from '../app-types';
import type { Db } from '../db/client';
import { subjectOf } from '../facilities/facility-subject';
import { toInitialAcceptance, viewFor } from '../facilities/facility.view';
import type { LoadedFacility } from '../facilities/load-facility';
import { openVerdicts } from './open-verdicts';
import {
  listLidarsOfSubmitted,
  listPhotometersOfSubmitted,
  listReviewersOfSubmitted,
  listSubmittedFacilities,
  listVerdictsOfSubmitted,
  type Of,
} from './submitted-applications.store';

interface Listed {
  loaded: LoadedFacility;
  open: OpenVerdicts;
}

/** Rows by the facility they belong to. */
function byFacility<Row>(rows: readonly Of<Row>[]): (facilityId: string) => Of<Row>[] {
  const groups = new Map<string, Of<Row>[]>();
  for (const row of rows) {
    const group = groups.get(row.facilityId);
    if (group) group.push(row);
    else groups.set(row.facilityId, [row]);
  }
  return (facilityId) => groups.get(facilityId) ?? [];
}

/** All applications that count as submitted: as many queries for two thousand of them as for one. */
async function loadSubmitted(db: Db): Promise<Listed[]> {
  const found = await listSubmittedFacilities(db);
  const reviewersOf = byFacility(await listReviewersOfSubmitted(db));
  const lidarsOf = byFacility(await listLidarsOfSubmitted(db));
  const photometersOf = byFacility(await listPhotometersOfSubmitted(db));
  const givenOf = byFacility(await listVerdictsOfSubmitted(db));
  return found.map((row) => {
    const { id } = row.facility;
    const parts = { ...row, reviewers: reviewersOf(id), lidars: lidarsOf(id), photometers: photometersOf(id) };
    const open = openVerdicts(parts, givenOf(id));
    const isComplete = Object.values(open).every((count) => count === 0);
    return { loaded: { ...parts, fullyEvaluated: row.application.status === 'submitted' && isComplete }, open };
  });
}

/** A line of the list, with what waits for this person; owners are not told who judges them, here neither. */
function toSubmitted({ loaded, open }: Listed, actor: Actor): SubmittedApplication {
  const { facility } = loaded;
  const acceptance = toInitialAcceptance(loaded, viewFor(loaded, actor));
  const { ownerId, reviewers } = subjectOf(loaded).people;
  return {
    _id: facility.id,
    acronym: facility.acronym,
    name: facility.name,
    pretty_name: prettyName(facility),
    type: byCode(NF_TYPES, facility.type),
    initial_acceptance: acceptance,
    open_work: openWork(actor, { ...acceptance, ownerId, reviewers, open }),
  };
}

/** The applications that count as submitted, by acronym. */
export const listSubmittedApplications = async (db: Db, actor: Actor): Promise<SubmittedApplication[]> =>
  (await loadSubmitted(db)).map((listed) => toSubmitted(listed, actor));
