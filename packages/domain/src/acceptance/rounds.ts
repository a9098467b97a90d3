import { changes } from '../changes/changes';
import type { Change } from '../changes/changes';
import type { RecordKind } from '../records/records';
import { facilityFormValues } from '../facilities/facility';
import type { NationalFacility } from '../facilities/facility';
import { FACILITY_CAPABILITIES } from '../permissions/facility-capabilities';
import { FACILITY_FIELDS } from '../records/facility';
import { lidarFormValues } from '../lidar/lidar';
import { photometerFormValues } from '../photometer/photometer';
import type { Acceptance } from '../types/type-lists';
import type { IssuedDecision } from './decision';
import type { Application } from './completeness';
import type { Aspect } from './schema';

/** A round of initial acceptance that an administrator ended. Dates are epoch seconds, documents are file ids. */
export interface FinishedRound {
  round: number;
  date: number | null;
  evaluation_date: number | null;
  preliminary_acceptance: Acceptance | null;
  acceptance: Acceptance | null;
  submission: string | null;
  preliminary_report: string | null;
  user_file: string | null;
  final_report: string | null;
  /** The preliminary decision first. Empty for rounds older than statements; absent in answers of an older server. */
  decisions?: IssuedDecision[];
  ended_at: number;
  reason: string;
}

/** The changes of a record from one round to the next. */
export interface RecordChanges {
  about: RecordKind;
  id: string;
  name: string;
  what: 'added' | 'removed' | 'changed';
  /** Empty for an added or removed record. */
  changes: Change[];
}

interface Named {
  _id: string;
  name: string;
}

/** Records are matched by id, so that a renamed record counts as changed. */
function compare<Record extends Named>(
  about: RecordKind,
  before: readonly Record[],
  after: readonly Record[],
  valuesOf: (record: Record) => object,
): RecordChanges[] {
  const entry = ({ _id, name }: Named, what: RecordChanges['what'], list: Change[] = []) => ({
    about,
    id: _id,
    name,
    what,
    changes: list,
  });
  const removed = before.filter(({ _id }) => !after.some((record) => record._id === _id));
  const entries = after.map((record) => {
    const old = before.find(({ _id }) => _id === record._id);
    return old ? entry(record, 'changed', changes(valuesOf(old), valuesOf(record))) : entry(record, 'added');
  });
  return [
    ...entries.filter(({ what, changes: list }) => what === 'added' || list.length > 0),
    ...removed.map((record) => entry(record, 'removed')),
  ];
}

const named = ({ facility }: Application) => [{ ...facility, name: facility.acronym, info: facility }];

const isField = (name: string): name is keyof typeof FACILITY_FIELDS => Object.hasOwn(FACILITY_FIELDS, name);

/** The general information that the facility itself may change, without the fields that only staff may set. */
function ownInfo(facility: NationalFacility) {
  const { parts } = FACILITY_CAPABILITIES['facility.edit'];
  const isOwn = (name: string) => isField(name) && parts[FACILITY_FIELDS[name].part].Ow !== 403;
  return Object.fromEntries(Object.entries(facilityFormValues(facility)).filter(([name]) => isOwn(name)));
}

/** The changes from one application to the next, field by field; unchanged records are omitted. */
export const changesBetween = (before: Application, after: Application): RecordChanges[] => [
  ...compare('facility', named(before), named(after), ({ info }) => ownInfo(info)),
  ...compare('lidar', before.lidars, after.lidars, lidarFormValues),
  ...compare('photometer', before.photometers, after.photometers, photometerFormValues),
];

interface EvaluatedTarget {
  targetKind: RecordKind;
  targetId: string;
  aspect: Aspect;
}

/** The kinds of records that an evaluation of the whole facility depends on. */
const RESTS_ON: Partial<Record<Aspect, readonly RecordKind[]>> = {
  lidar: ['lidar'],
  photometer: ['photometer'],
  synergy: ['lidar', 'photometer'],
};

/**
 * Whether the text of an evaluation of the last round is kept for a returned application, which is the case if no
 * record that it depends on has changed.
 */
export function keepsText(
  changed: readonly RecordChanges[],
  { targetKind, targetId, aspect }: EvaluatedTarget,
): boolean {
  if (targetKind !== 'facility') return !changed.some(({ id }) => id === targetId);
  return !changed.some(({ about }) => RESTS_ON[aspect]?.includes(about));
}
