import {
  dayOf,
  isProposalAskedFor,
  labelOn,
  lastOpeningDay,
  nextOpening,
  stageOf,
  type Day,
  type LabelCondition,
  type LabelOnDay,
  type StageSince,
} from '@portal/domain';
import { grouped, loadNetwork, type FacilityOnDay } from '../../quality/network/load-network';
import { conditionsOfNext, proposablesIn } from '../conditions/load-conditions';
import type { Db } from '../../platform/db/client';
import {
  listEvaluationsOf,
  listFacilitiesOnWay,
  listOpenedBefore,
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
  /** Of the next proposal, if it is asked for. */
  conditions: readonly LabelCondition[];
  /** The oldest first: all of one facility, those that ask for something of the network. */
  evaluations: readonly EvaluationOnWay[];
  /** The next evaluation that opens by itself; `null` if none does, or the reader may not know. */
  nextEvaluation: NextEvaluation | null;
  stage: StageSince;
}

const recordedOn = (epoch: number): Day => dayOf(new Date(epoch * 1000));

/** When the present round was refused, if nothing of it is open. */
function refusedOn({ application: { acceptance, pendingFor, evaluatedAt } }: FacilityOnWay): Day | null {
  return pendingFor === 'nothing' && acceptance === 'no' && evaluatedAt ? dayOf(evaluatedAt) : null;
}

type WithStage = Omit<Way, 'conditions' | 'evaluations' | 'nextEvaluation'>;

function toWay(facility: FacilityOnWay, book: FacilityOnDay | undefined, today: Day): WithStage {
  const label = labelOn(facility.labelDecisions, today);
  const granted = facility.labelDecisions.findLast(({ kind }) => kind === 'grant');
  const proposed = facility.labelDecisions.findLast(
    ({ kind, place }) => kind === 'propose' && place < (granted?.place ?? 0),
  );
  const stage = stageOf({
    registered_on: dayOf(facility.createdAt),
    submitted_on: facility.firstSubmission,
    accepted_on: book ? dayOf(book.facility.begunAt ?? facility.createdAt) : null,
    refused_on: refusedOn(facility),
    label,
    granted_on: granted ? recordedOn(granted.recorded_at) : null,
    proposed_on: proposed ? recordedOn(proposed.recorded_at) : null,
    on: today,
  });
  return { facility, book, label, stage };
}

/** Without an acceptance, nothing is asked for about a label. */
const NOT_ASKED_FOR: readonly LabelCondition[] = [{ code: 'acceptance', state: 'unmet', found: null }];

/** The last entry of the record of a label. */
export const lastOf = ({ labelDecisions }: Pick<FacilityOnWay, 'labelDecisions'>) =>
  labelDecisions.at(-1)?.kind ?? null;

/** The conditions of the proposals that are asked for, by facility. */
async function loadConditions(db: Db, ways: readonly WithStage[], today: Day) {
  const asked = ways.filter(
    ({ facility, label, book }) => book && isProposalAskedFor({ label, last: lastOf(facility) }, today),
  );
  const labels = new Map(asked.map(({ facility, label }) => [facility.id, label]));
  const books = asked.flatMap(({ book }) => book ?? []);
  const found = await proposablesIn(db, books, labels, today);
  return new Map([...found].map(([id, each]) => [id, conditionsOfNext(labels.get(id) ?? { status: 'none' }, each)]));
}

type NextEvaluation = NonNullable<ReturnType<typeof nextOpening>>;
type Opened = Pick<EvaluationOnWay, 'kind' | 'status' | 'openedOn'>;

function nextOf({ labelDecisions }: FacilityOnWay, before: readonly Opened[], today: Day): NextEvaluation | null {
  if (labelDecisions.length === 0) return null;
  const evaluations = before.map(({ kind, status, openedOn: opened_on }) => ({ kind, status, opened_on }));
  return nextOpening({ decisions: labelDecisions, evaluations }, today);
}

/** A facility on its way; undefined if there is none with this id. */
export async function loadWay(db: Db, id: string, today: Day): Promise<Way | undefined> {
  const [facility] = await listFacilitiesOnWay(db, [id]);
  if (!facility) return undefined;
  const [book] = await loadNetwork(db, { ids: [id] }, today);
  const way = toWay(facility, book, today);
  const conditions = (await loadConditions(db, [way], today)).get(id) ?? NOT_ASKED_FOR;
  const evaluations = await listEvaluationsOf(db, id);
  return { ...way, conditions, evaluations, nextEvaluation: nextOf(facility, evaluations, today) };
}

/** All facilities on their way, by acronym. The number of statements does not depend on that of facilities. */
export async function loadWays(db: Db, today: Day): Promise<Way[]> {
  const facilities = await listFacilitiesOnWay(db, 'all');
  const books = new Map((await loadNetwork(db, 'all', today)).map((book) => [book.facility.id, book]));
  const evaluations = grouped(await listOpenEvaluations(db), ({ facilityId }) => facilityId);
  const ways = facilities.map((facility) => toWay(facility, books.get(facility.id), today));
  const conditions = await loadConditions(db, ways, today);
  const before = grouped(await listOpenedBefore(db, lastOpeningDay(today)), ({ facilityId }) => facilityId);
  return ways.map((way) => ({
    ...way,
    conditions: conditions.get(way.facility.id) ?? NOT_ASKED_FOR,
    evaluations: evaluations.get(way.facility.id) ?? [],
    nextEvaluation: nextOf(way.facility, before.get(way.facility.id) ?? [], today),
  }));
}
