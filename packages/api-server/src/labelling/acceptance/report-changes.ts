import { isDeepStrictEqual } from 'node:util';
import {
  ASPECT_NAMES,
  day,
  EVALUATION_FIELDS,
  evaluationOn,
  namesOf,
  LIDAR_ASPECTS,
  PHOTOMETER_ASPECTS,
  type Acceptance,
  type Evaluation,
  type Field,
  type Lidar,
  type Photometer,
  conditionInWords,
} from '@portal/domain';
import { evaluationWord } from '../pdf/evaluation-blocks';
import { instrumentTitle } from '../pdf/instrument-title';
import type { ReportChange, ReportSnapshot } from '../pdf/report-snapshot';

interface Named {
  key: string;
  what: string;
  evaluation: Evaluation;
}

const ofLidar = (lidar: Lidar): Named[] =>
  LIDAR_ASPECTS.map((aspect) => ({
    key: `${lidar._id} ${aspect}`,
    what: `${instrumentTitle('Lidar', lidar.name)}: ${ASPECT_NAMES[aspect]}`,
    evaluation: evaluationOn(lidar, aspect),
  }));

const ofPhotometer = (photometer: Photometer): Named[] =>
  PHOTOMETER_ASPECTS.map((aspect) => ({
    key: `${photometer._id} ${aspect}`,
    what: `${instrumentTitle('Photometer', photometer.name)}: ${ASPECT_NAMES[aspect]}`,
    evaluation: evaluationOn(photometer, aspect),
  }));

const evaluationsOf = ({ lidars, photometers, evaluations }: ReportSnapshot): Named[] => [
  ...lidars.flatMap(ofLidar),
  ...photometers.flatMap(ofPhotometer),
  ...(['synergy', 'lidar', 'photometer'] as const).map((aspect) => ({
    key: aspect,
    what: ASPECT_NAMES[aspect],
    evaluation: evaluations[aspect],
  })),
];

const inWords = (evaluation: Evaluation) =>
  [evaluationWord(evaluation), day(evaluation.evaluation_date)].filter(Boolean).join(', ');

/** The values as they are stored: a compliance may have been renamed meanwhile. */
const storedIn = (evaluation: Evaluation) =>
  namesOf(EVALUATION_FIELDS).map((name) => (EVALUATION_FIELDS[name] as Field).send(evaluation[name]));

const isSame = (left: Evaluation, right: Evaluation) =>
  left.evaluation_date === right.evaluation_date && isDeepStrictEqual(storedIn(left), storedIn(right));

const byKey = (report: ReportSnapshot) => new Map(evaluationsOf(report).map((named) => [named.key, named]));

/** Evaluations that differ, in the order of the later report, followed by those that only the earlier report has. */
function changedEvaluations(before: ReportSnapshot, after: ReportSnapshot): ReportChange[] {
  const [was, is] = [byKey(before), byKey(after)];
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((key) => {
    const [earlier, later] = [was.get(key), is.get(key)];
    if (earlier && later && isSame(earlier.evaluation, later.evaluation)) return [];
    return [
      {
        what: (later ?? earlier)?.what ?? '',
        before: earlier ? inWords(earlier.evaluation) : null,
        after: later ? inWords(later.evaluation) : null,
      },
    ];
  });
}

function changedConditions(before: ReportSnapshot, after: ReportSnapshot): ReportChange[] {
  const was = (before.conditions ?? []).map(conditionInWords);
  const is = (after.conditions ?? []).map(conditionInWords);
  const what = 'Condition';
  return [
    ...was.filter((text) => !is.includes(text)).map((text) => ({ what, before: text, after: null })),
    ...is.filter((text) => !was.includes(text)).map((text) => ({ what, before: null, after: text })),
  ];
}

const differs = (what: string, before: string | null, after: string | null): ReportChange[] =>
  before === after ? [] : [{ what, before, after }];

const nameOf = (acceptance: Acceptance | null) => acceptance?.name ?? null;

/** The differences between the final report of a round and its preliminary report. */
export function changesSince(preliminary: ReportSnapshot, final: ReportSnapshot): ReportChange[] {
  const { preliminary_acceptance, acceptance } = final.facility.submissions.initial_acceptance;
  return [
    ...differs('Decision', nameOf(preliminary_acceptance), nameOf(acceptance)),
    ...differs('Statement', preliminary.statement ?? null, final.statement ?? null),
    ...changedConditions(preliminary, final),
    ...changedEvaluations(preliminary, final),
  ];
}
