import { dayOf, labelOn, stageOf, type Day, type LabelOnDay, type StageSince } from '@portal/domain';
import { grouped, loadNetwork, type FacilityOnDay } from '../../quality/network/load-network';
import type { Db } from '../../platform/db/client';
import {
  listEvaluationsOf,
  listFacilitiesOnWay,
  listOpenEvaluations,
  type EvaluationOnWay,
  type FacilityOnWay,
} from './process.store';

/** A facility on its way on a day, with everything that its stage and its open steps follow from. */
export interface Way {
  facility: FacilityOnWay;
  /** Its test book, of an accepted facility. */
  book: FacilityOnDay | undefined;
  label: LabelOnDay;
  /** The oldest first: all of one facility, those that ask for something of the network. */
  evaluations: readonly EvaluationOnWay[];
  stage: StageSince;
}

const recordedOn = (epoch: number): Day => dayOf(new Date(epoch * 1000));

/** When the present round was refused, if nothing of it is open. */
function refusedOn({ application: { acceptance, pendingFor, evaluatedAt } }: FacilityOnWay): Day | null {
  return pendingFor === 'nothing' && acceptance === 'no' && evaluatedAt ? dayOf(evaluatedAt) : null;
}

function toWay(facility: FacilityOnWay, book: FacilityOnDay | undefined, today: Day): Omit<Way, 'evaluations'> {
  const label = labelOn(facility.labelDecisions, today);
  const granted = facility.labelDecisions.findLast(({ kind }) => kind === 'grant');
  const stage = stageOf({
    registered_on: dayOf(facility.createdAt),
    submitted_on: facility.firstSubmission,
    accepted_on: book ? dayOf(book.facility.begunAt ?? facility.createdAt) : null,
    refused_on: refusedOn(facility),
    label,
    granted_on: granted ? recordedOn(granted.recorded_at) : null,
  });
  return { facility, book, label, stage };
}

/** A facility on its way; undefined if there is none with this id. */
export async function loadWay(db: Db, id: string, today: Day): Promise<Way | undefined> {
  const [facility] = await listFacilitiesOnWay(db, [id]);
  if (!facility) return undefined;
  const [book] = await loadNetwork(db, { ids: [id] }, today);
  return { ...toWay(facility, book, today), evaluations: await listEvaluationsOf(db, id) };
}

/** All facilities on their way, by acronym. The number of statements does not depend on that of facilities. */
export async function loadWays(db: Db, today: Day): Promise<Way[]> {
  const facilities = await listFacilitiesOnWay(db, 'all');
  const books = new Map((await loadNetwork(db, 'all', today)).map((book) => [book.facility.id, book]));
  const evaluations = grouped(await listOpenEvaluations(db), ({ facilityId }) => facilityId);
  return facilities.map((facility) => ({
    ...toWay(facility, books.get(facility.id), today),
    evaluations: evaluations.get(facility.id) ?? [],
  }));
}
