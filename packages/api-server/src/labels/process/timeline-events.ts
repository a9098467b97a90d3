import {
  dayOf,
  entryWords,
  epochOf,
  epochSeconds,
  isEndUnrecorded,
  isLabelHeld,
  labelOn,
  SECONDS_PER_DAY,
  type Day,
  type ProcessEvent,
  type QaTestStatus,
  type TimelineEntry,
} from '@portal/domain';
import { grouped } from '../../quality/network/load-network';
import { yearOfEvaluation } from '../evaluations/evaluations.view';
import type { Way } from './load-ways';
import type { ProcessPaths } from './paths';
import type { ConfigurationOnWay, RoundOnWay, TestOnWay, VersionOnWay } from './timeline.store';

/** An event with the time and the path of its entry; without a time it did not happen. */
type Dated = [at: number | null, event: ProcessEvent, path: string | null];

const epochOfText = (seconds: string | null): number | null => (seconds === null ? null : Number(seconds));

/** Rounds count as evaluated by their final report, for which older ones have no snapshot. */
function finalAt({ status, finalIssuedAt, evaluatedAt }: RoundOnWay): number | null {
  return epochOfText(finalIssuedAt) ?? (status === 'evaluated' ? epochSeconds(evaluatedAt) : null);
}

function ofRounds(rounds: readonly RoundOnWay[], path: string | null): Dated[] {
  return rounds.flatMap((round, at): Dated[] => {
    const { round: number, submittedAt } = round;
    // A round whose evaluation was opened again begins with the submission of the one before.
    const isCopied = (other: RoundOnWay | undefined) =>
      other !== undefined && submittedAt !== null && other.submittedAt?.getTime() === submittedAt.getTime();
    return [
      [isCopied(rounds[at - 1]) ? null : epochSeconds(submittedAt), { kind: 'submitted', round: number }, path],
      [
        epochOfText(round.preliminaryIssuedAt),
        { kind: 'preliminary-report', acceptance: round.preliminaryAcceptance },
        path,
      ],
      [finalAt(round), { kind: 'final-report', acceptance: round.acceptance }, path],
      [
        epochSeconds(round.archivedAt),
        { kind: isCopied(rounds[at + 1]) ? 'reopened' : 'returned', round: number },
        path,
      ],
    ];
  });
}

/** Whether the facility had a label at a moment, or got it then. */
const isHeldAt = (decisions: Way['facility']['labelDecisions'], at: number) =>
  isLabelHeld(
    labelOn(
      decisions.filter(({ recorded_at }) => recorded_at <= at),
      dayOf(new Date(at * 1000)),
    ).status,
  );

/** What administrators recorded, and an end without a report; everything else is said by the reports. */
function ofVersions(
  { versions, rounds }: Pick<TimelineRecords, 'versions' | 'rounds'>,
  decisions: Way['facility']['labelDecisions'],
  path: string | null,
): Dated[] {
  const reported = rounds.map(finalAt);
  return versions.flatMap(({ number, by, validFrom, validTo, isLast }, place): Dated[] => {
    const ended = isLast ? epochSeconds(validTo) : null;
    const at = epochSeconds(validFrom);
    // Without a label, the first version is an acceptance, and a later one comes after it.
    const unlabelled = place === 0 ? '1a' : '1b';
    const version = { kind: 'version', number, stage: isHeldAt(decisions, at) ? '2' : unlabelled } as const;
    return [
      [by === 'administrator' ? at : null, version, path],
      [ended !== null && reported.includes(ended) ? null : ended, { kind: 'acceptance-ended' }, path],
    ];
  });
}

/** The result that a test was given, whatever became of it. */
const outcomeOf = ({ status, reported }: TestOnWay): QaTestStatus =>
  (status === 'superseded' || status === 'revoked') && reported !== null ? reported : status;

const together = (test: TestOnWay) =>
  [test.lidarId, test.evaluatedAt && dayOf(test.evaluatedAt), outcomeOf(test), test.status === 'revoked'].join(' ');

/** Tests of a lidar that were concluded on one day with one result are one entry. */
function ofTests(tests: readonly TestOnWay[], facilityId: string, paths: ProcessPaths): Dated[] {
  return [...grouped(tests, together).values()].flatMap((group): Dated[] => {
    const last = group.at(-1);
    if (!last) return [];
    const event: ProcessEvent = {
      kind: 'tests',
      types: group.map(({ type }) => type),
      lidar: last.lidarName,
      outcome: outcomeOf(last),
      isRevoked: last.status === 'revoked',
    };
    const path = group.length === 1 ? paths.test(facilityId, last.id) : paths.lidar(facilityId, last.lidarId);
    return [[epochSeconds(last.evaluatedAt), event, path]];
  });
}

const ofConfigurations = (states: readonly ConfigurationOnWay[], facilityId: string, paths: ProcessPaths): Dated[] =>
  states.map(({ status, decidedAt, number, lidarId, lidarName }): Dated => [
    epochSeconds(decidedAt),
    { kind: 'configuration', number, lidar: lidarName ?? 'a deleted lidar', status },
    lidarName === null ? null : paths.lidar(facilityId, lidarId),
  ]);

/** The end of the validity, which is not in the record until the portal has written it. */
function unrecordedEnd(
  { facility: { labelDecisions }, label: { valid_until } }: Way,
  today: Day,
  path: string | null,
): Dated[] {
  if (valid_until === null || !isEndUnrecorded(labelDecisions, today)) return [];
  return [[epochOf(valid_until) + SECONDS_PER_DAY, { kind: 'label', step: 'expire', valid: null, isHeld: true }, path]];
}

function ofLabel(way: Way, today: Day, paths: ProcessPaths): Dated[] {
  const { id, labelDecisions } = way.facility;
  const path = paths.label(id);
  const recorded = labelDecisions.map(({ kind, place, recorded_at, valid_from: from, valid_until: until }): Dated => {
    const before = labelDecisions.filter((other) => other.place < place);
    const isHeld = isLabelHeld(labelOn(before, dayOf(new Date(recorded_at * 1000))).status);
    return [
      recorded_at,
      { kind: 'label', step: kind, valid: from === null || until === null ? null : { from, until }, isHeld },
      path,
    ];
  });
  return [...recorded, ...unrecordedEnd(way, today, path)];
}

function ofEvaluations({ evaluations }: Way, paths: ProcessPaths): Dated[] {
  return evaluations.flatMap((evaluation): Dated[] => {
    const { id, kind, status, openedOn, createdAt, statedAt, statusSince, closedAt, outcome } = evaluation;
    const year = yearOfEvaluation(evaluation);
    const path = paths.evaluation(id);
    const opened = dayOf(createdAt) === openedOn ? epochSeconds(createdAt) : epochOf(openedOn);
    return [
      [opened, { kind: 'evaluation-opened', evaluation: kind, year }, path],
      [epochSeconds(statedAt), { kind: 'evaluation-stated', year }, path],
      [epochSeconds(closedAt), { kind: 'evaluation-closed', evaluation: kind, year, outcome }, path],
      [
        status === 'ended' ? epochSeconds(statusSince) : null,
        { kind: 'evaluation-ended', evaluation: kind, year },
        path,
      ],
    ];
  });
}

/** The records of a facility that are loaded for its timeline alone. */
export interface TimelineRecords {
  rounds: readonly RoundOnWay[];
  plans: readonly Date[];
  versions: readonly VersionOnWay[];
  tests: readonly TestOnWay[];
  configurations: readonly ConfigurationOnWay[];
}

/** The entries of a timeline on a day, the newest first. */
export function timelineEntries(
  way: Way,
  records: TimelineRecords,
  { paths, today }: { paths: ProcessPaths; today: Day },
): TimelineEntry[] {
  const { id, createdAt, firstSubmission } = way.facility;
  const application = paths.application(id, firstSubmission !== null);
  const dated: Dated[] = [
    ...ofRounds(records.rounds, application),
    ...records.plans.map((at): Dated => [epochSeconds(at), { kind: 'upgrade-plan' }, application]),
    ...ofVersions(records, way.facility.labelDecisions, application),
    ...ofTests(records.tests, id, paths),
    ...ofConfigurations(records.configurations, id, paths),
    ...ofLabel(way, today, paths),
    ...ofEvaluations(way, paths),
  ];
  // Facilities that were imported have a past from before their row was created.
  const registered = Math.min(epochSeconds(createdAt), ...dated.flatMap(([at]) => at ?? []));
  return [[registered, { kind: 'registered' }, null] satisfies Dated, ...dated]
    .flatMap(([at, event, path]) => (at === null ? [] : [{ at, ...entryWords(event), path }]))
    .toReversed()
    .toSorted((one, other) => other.at - one.at);
}
