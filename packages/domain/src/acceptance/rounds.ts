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

/** A round of initial acceptance that an administrator has ended. Dates are epoch seconds, documents are file ids. */
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
  /** In words, the preliminary one first; none of those from before decisions had words; missing from an older server. */
  decisions?: IssuedDecision[];
  ended_at: number;
  reason: string;
}

/** The change of a record from one round to the next. */
export interface RecordChanges {
  about: RecordKind;
  id: string;
  name: string;
  what: 'added' | 'removed' | 'changed';
  /** Fields that differ; of an added or removed record, none. */
  changes: Change[];
}

interface Named {
  _id: string;
  name: string;
}

/** Records are told apart by their ids, so a renamed one is a changed one. */
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

/** The general information that the facility itself may change: not what staff alone set, or show to the public. */
function ownInfo(facility: NationalFacility) {
  const { parts } = FACILITY_CAPABILITIES['facility.edit'];
  const isOwn = (name: string) => isField(name) && parts[FACILITY_FIELDS[name].part].Ow !== 403;
  return Object.fromEntries(Object.entries(facilityFormValues(facility)).filter(([name]) => isOwn(name)));
}

/** What a facility changed from one application to the next, field by field; unchanged records are left out. */
export const changesBetween = (before: Application, after: Application): RecordChanges[] => [
  ...compare('facility', named(before), named(after), ({ info }) => ownInfo(info)),
  ...compare('lidar', before.lidars, after.lidars, lidarFormValues),
  ...compare('photometer', before.photometers, after.photometers, photometerFormValues),
];

/** What an evaluation is on, as far as it decides whether its text is kept. */
interface EvaluatedTarget {
  targetKind: RecordKind;
  targetId: string;
  aspect: Aspect;
}

/** Records that an evaluation on the whole facility rests on. */
const RESTS_ON: Partial<Record<Aspect, readonly RecordKind[]>> = {
  lidar: ['lidar'],
  photometer: ['photometer'],
  synergy: ['lidar', 'photometer'],
};

/** Whether what was written in the last round holds for a returned application: nothing that it rests on has changed. */
export function keepsText(
  changed: readonly RecordChanges[],
  { targetKind, targetId, aspect }: EvaluatedTarget,
): boolean {
  if (targetKind !== 'facility') return !changed.some(({ id }) => id === targetId);
  return !changed.some(({ about }) => RESTS_ON[aspect]?.includes(about));
}
