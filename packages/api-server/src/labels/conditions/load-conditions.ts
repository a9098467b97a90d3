import {
  dayOf,
  firstDayOfRenewal,
  labelConditions,
  LIGHT_SENTENCES,
  qaTestType,
  renewalConditions,
  withNames,
  withoutStop,
  type Day,
  type LabelBook,
  type LabelCondition,
  type LabelOnDay,
  type LabelScope,
} from '@portal/domain';
import type { Db } from '../../platform/db/client';
import {
  loadNetwork,
  type FacilityOnDay,
  type LidarOnDay,
  type PhotometerOnDay,
} from '../../quality/network/load-network';
import { loadAccepted, loadFullEvaluations, loadPositions, loadSynergies } from './conditions.store';

/** What may be proposed about a facility on a day. */
export interface Proposable {
  /** The conditions of a first label, or of one anew. */
  label: LabelCondition[];
  /** The conditions of a renewal; none without a label. */
  renewal: LabelCondition[];
  /** What the scope can contain. */
  scope: LabelScope;
  /** What the conditions were found in. */
  book: LabelBook;
}

type Positions = Awaited<ReturnType<typeof loadPositions>>;
type Missing = LidarOnDay['approved'][number]['missing'][number];

const NOWHERE = { latitude: null, longitude: null };

/** A test that is not valid, in words; the day is that of the test book. */
function invalidTest(lidar: LidarOnDay, number: number, { type: code, names }: Missing): string {
  const type = qaTestType(code);
  const row = lidar.rows.find((each) => each.type.code === code)?.row;
  const nameOf = (of: readonly string[]) => `${withNames(type.name, of)} of ${lidar.name}, configuration ${number},`;
  if (row?.reason === 'overdue' && row.due !== null) return `${nameOf(row.names)} is overdue since ${row.due}`;
  return row?.reason === 'failed' ? `${nameOf(row.names)} failed` : `${nameOf(names)} has no valid result`;
}

const approvedOf = ({ approved }: LidarOnDay) => approved.toSorted((one, other) => one.number - other.number);

const toLidar = (lidar: LidarOnDay, positions: Positions): LabelBook['lidars'][number] => ({
  _id: lidar.id,
  name: lidar.name,
  ...(positions.get(lidar.id) ?? NOWHERE),
  approved: approvedOf(lidar).map(({ number, missing }) => ({
    number,
    invalid: missing.map((each) => invalidTest(lidar, number, each)),
  })),
});

function toPhotometer({ id, name, row, calibratedOn }: PhotometerOnDay, positions: Positions) {
  const isUsed = row.reason === 'up-to-date' || row.reason === 'due-soon';
  const state = isUsed ? 'It was never calibrated' : withoutStop(LIGHT_SENTENCES[row.reason]);
  return { _id: id, name, ...(positions.get(id) ?? NOWHERE), isCalibrated: isUsed && calibratedOn !== null, state };
}

const scopeOf = ({ lidars, photometers }: FacilityOnDay): LabelScope => ({
  lidars: lidars
    .filter(({ approved }) => approved.length > 0)
    .map((lidar) => ({
      _id: lidar.id,
      name: lidar.name,
      configurations: approvedOf(lidar).map(({ number }) => number),
    })),
  photometers: photometers.map(({ id, name }) => ({ _id: id, name })),
});

const UNACCEPTED: LabelBook = { isAccepted: false, lidars: [], photometers: [], synergy: null };
const NO_SCOPE: LabelScope = { lidars: [], photometers: [] };

/** What the conditions of a facility depend on, on a day. Steps of a label do not change it. */
export interface Grounds {
  book: LabelBook;
  scope: LabelScope;
  /** The day on which the last full evaluation was closed. */
  fullEvaluationOn: Day | null;
}

/** What may be proposed about a facility with this label. */
export function proposableOf({ book, scope, fullEvaluationOn }: Grounds, label: LabelOnDay, today: Day): Proposable {
  const renewalFrom = firstDayOfRenewal(label);
  const facts = label.period && renewalFrom && { validFrom: label.period.from, renewalFrom, fullEvaluationOn };
  return {
    label: labelConditions(book),
    renewal: facts ? renewalConditions(book, facts, today) : [],
    scope,
    book,
  };
}

/** A facility with its accepted instruments alone: a label is about no others. */
function acceptedPart(on: FacilityOnDay | undefined, accepted: ReadonlySet<string> | undefined) {
  if (on === undefined || accepted === undefined) return on;
  const isPart = ({ id }: { id: string }) => accepted.has(id);
  return { ...on, lidars: on.lidars.filter(isPart), photometers: on.photometers.filter(isPart) };
}

/** What the conditions of facilities depend on, with the test books of a day. */
async function groundsIn(
  db: Db,
  network: readonly FacilityOnDay[],
  ids: readonly string[],
): Promise<Map<string, Grounds>> {
  const positions = await loadPositions(db, ids);
  const synergies = await loadSynergies(db, ids);
  const evaluated = await loadFullEvaluations(db, ids);
  const facilities = new Map(network.map((each) => [each.facility.id, each]));
  const accepted = await loadAccepted(db, ids);
  const grounds = ids.map((id): [string, Grounds] => {
    const on = acceptedPart(facilities.get(id), accepted.get(id));
    const book: LabelBook = on
      ? {
          isAccepted: true,
          lidars: on.lidars.map((lidar) => toLidar(lidar, positions)),
          photometers: on.photometers.map((photometer) => toPhotometer(photometer, positions)),
          synergy: synergies.get(id) ?? null,
        }
      : UNACCEPTED;
    const closedAt = evaluated.get(id);
    return [id, { book, scope: on ? scopeOf(on) : NO_SCOPE, fullEvaluationOn: closedAt ? dayOf(closedAt) : null }];
  });
  return new Map(grounds);
}

/**
 * What may be proposed about facilities on a day, by facility: one answer for each of the labels. The number of
 * statements does not depend on that of facilities.
 */
export async function loadProposables(
  db: Db,
  labels: ReadonlyMap<string, LabelOnDay>,
  today: Day,
): Promise<Map<string, Proposable>> {
  const ids = [...labels.keys()];
  if (ids.length === 0) return new Map();
  return proposablesIn(db, await loadNetwork(db, { ids }, today), labels, today);
}

/** The same, with the test books of a day. */
export async function proposablesIn(
  db: Db,
  network: readonly FacilityOnDay[],
  labels: ReadonlyMap<string, LabelOnDay>,
  today: Day,
): Promise<Map<string, Proposable>> {
  if (labels.size === 0) return new Map();
  const grounds = await groundsIn(db, network, [...labels.keys()]);
  return new Map(
    [...labels].flatMap(([id, label]) => {
      const of = grounds.get(id);
      return of ? [[id, proposableOf(of, label, today)] as const] : [];
    }),
  );
}

/** What the conditions of one facility depend on, on a day. */
export async function loadGrounds(db: Db, id: string, today: Day): Promise<Grounds> {
  const found = (await groundsIn(db, await loadNetwork(db, { ids: [id] }, today), [id])).get(id);
  if (!found) throw new Error(`The conditions of the facility ${id} were not determined.`);
  return found;
}

/** The conditions of the proposal that comes next: of a renewal while the label is granted, otherwise of a label. */
export const conditionsOfNext = (
  { status }: Pick<LabelOnDay, 'status'>,
  { label, renewal }: Proposable,
): LabelCondition[] => (status === 'granted' ? renewal : label);
