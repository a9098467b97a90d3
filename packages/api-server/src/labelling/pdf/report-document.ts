import {
  COMPLIANCES,
  day,
  LIDAR_ASPECTS,
  LIDAR_FIELDS,
  PHOTOMETER_ASPECTS,
  PHOTOMETER_FIELDS,
  prettyName,
} from '@portal/domain';
import type { Lidar, Photometer, Evaluation } from '@portal/domain';
import type { ReportKind, ReportSnapshot } from './report-snapshot';
import { NO_VALUE } from '../../platform/pdf/document';
import type { Block, Entry, PdfDocument } from '../../platform/pdf/document';
import { generalBlocks } from './general-blocks';
import { UNNAMED, type Issuer } from './issuer';
import { lidarBlocks } from './lidar-blocks';
import { photometerBlocks } from './photometer-blocks';
import { entriesOf } from './record-entries';
import { synergyBlocks } from './synergy-blocks';
import {
  ASPECT_NAMES,
  aspectBlocks,
  lidarEvaluation,
  photometerEvaluation,
  evaluationBlock,
  evaluationWord,
} from './evaluation-blocks';

const TITLES: Record<ReportKind, string> = { preliminary: 'Preliminary report', final: 'Final report' };

const heading3 = (text: string): Block => ({ kind: 'heading', level: 3, text });

const dayOf = (epoch: number) => day(epoch) ?? NO_VALUE;

/** What was decided, as the first thing that is read. */
function decision({ kind, facility }: ReportSnapshot): Block {
  const { preliminary_acceptance, acceptance } = facility.submissions.initial_acceptance;
  const text =
    kind === 'preliminary'
      ? `Preliminary acceptance: ${preliminary_acceptance?.name ?? NO_VALUE}`
      : `Final acceptance: ${acceptance?.name ?? NO_VALUE}`;
  return { kind: 'heading', level: 2, text, bookmark: true };
}

/** What is said about the decision, and what it asks for. */
const words = ({ statement, conditions = [] }: ReportSnapshot): Block[] => [
  ...(statement ? [heading3('Statement'), { kind: 'paragraph', text: statement } as const] : []),
  ...(conditions.length > 0
    ? [
        heading3('Conditions'),
        {
          kind: 'table',
          columns: [
            { title: 'No.', share: 1 },
            { title: 'Condition', share: 8 },
            { title: 'Instrument', share: 3 },
            { title: 'Until', share: 2 },
          ],
          rows: conditions.map(({ text, instrument, due_date }, at) => [
            String(at + 1),
            text,
            instrument?.name ?? 'The facility',
            due_date === null ? NO_VALUE : dayOf(due_date),
          ]),
        } as const,
      ]
    : []),
];

function statusEntries({ kind, facility, round, ...report }: ReportSnapshot): Entry[] {
  const { preliminary_acceptance } = facility.submissions.initial_acceptance;
  const ofFinal: Entry[] = [
    { label: 'Preliminary acceptance', value: preliminary_acceptance?.name ?? NO_VALUE },
    { label: 'Preliminary report', value: dayOf(report.preliminary_issued_at) },
    { label: 'Upgrade plan', value: report.has_upgrade_plan ? 'Uploaded' : 'None' },
    ...(report.without_plan_reason
      ? [{ label: 'Issued without a plan', value: report.without_plan_reason, isLong: true }]
      : []),
  ];
  return [
    { label: 'Issued', value: dayOf(report.issued_at) },
    { label: 'Application submitted', value: dayOf(report.submitted_at) },
    ...(kind === 'final' ? ofFinal : []),
    { label: 'Round', value: String(round) },
    { label: 'Acronym', value: facility.acronym },
    { label: 'Facility type', value: facility.type?.name ?? NO_VALUE },
    { label: 'Hosting institute(s)', value: facility.hosting_institute ?? NO_VALUE, isLong: true },
  ];
}

const column = (title: string) => ({ title, share: 3 });

/** All evaluations on instruments at one glance. */
function overview({ lidars, photometers }: ReportSnapshot): Block[] {
  const lidarTable: Block = {
    kind: 'table',
    columns: [{ title: 'Lidar', share: 5 }, ...LIDAR_ASPECTS.map((aspect) => column(ASPECT_NAMES[aspect]))],
    rows: lidars.map((lidar) => [
      lidar.name,
      ...LIDAR_ASPECTS.map((aspect) => evaluationWord(lidarEvaluation(lidar, aspect))),
    ]),
  };
  const photometerTable: Block = {
    kind: 'table',
    columns: [{ title: 'Photometer', share: 5 }, ...PHOTOMETER_ASPECTS.map((aspect) => column(ASPECT_NAMES[aspect]))],
    rows: photometers.map((photometer) => [
      photometer.name,
      ...PHOTOMETER_ASPECTS.map((aspect) => evaluationWord(photometerEvaluation(photometer, aspect))),
    ]),
  };
  return [
    { kind: 'heading', level: 2, text: 'Evaluations', bookmark: true },
    ...(lidars.length > 0 ? [heading3('Lidars'), lidarTable] : []),
    ...(photometers.length > 0 ? [heading3('Photometers'), photometerTable] : []),
  ];
}

/** What identifies an instrument; all of its data are in the annex. */
const BRIEF = ['type', 'status', 'planned_operation_date', 'manufacturer', 'latitude', 'longitude', 'altitude'];

const lidarSection = (lidar: Lidar): Block[] => [
  { kind: 'heading', level: 2, text: `Lidar ${lidar.name}`, bookmark: true },
  { kind: 'entries', entries: entriesOf(LIDAR_FIELDS, lidar, [...BRIEF, 'location']) },
  ...LIDAR_ASPECTS.flatMap((aspect) =>
    aspectBlocks(`lidar-${aspect}`, ASPECT_NAMES[aspect], lidarEvaluation(lidar, aspect)),
  ),
];

const photometerSection = (photometer: Photometer): Block[] => [
  { kind: 'heading', level: 2, text: `Photometer ${photometer.name}`, bookmark: true },
  {
    kind: 'entries',
    entries: entriesOf(PHOTOMETER_FIELDS, photometer, [...BRIEF, 'instrument_model']),
  },
  ...PHOTOMETER_ASPECTS.flatMap((aspect) =>
    aspectBlocks(`photometer-${aspect}`, ASPECT_NAMES[aspect], photometerEvaluation(photometer, aspect)),
  ),
];

/** The evaluation of all instruments of a kind, where there is one. */
const groupSection = (title: string, givenBy: string, evaluation: Evaluation): Block[] =>
  evaluation.evaluation_date === null
    ? []
    : [{ kind: 'heading', level: 2, text: title, bookmark: true }, evaluationBlock(evaluation, givenBy)];

/** The data that were evaluated, in full. */
const annex = ({ facility, lidars, photometers }: ReportSnapshot): Block[] => [
  ...generalBlocks(facility, undefined, { text: 'Annex: general information', newPage: true }),
  ...lidars.flatMap((lidar) => lidarBlocks(lidar, undefined, `Annex: lidar ${lidar.name}`)),
  ...photometers.flatMap((photometer) =>
    photometerBlocks(photometer, undefined, `Annex: photometer ${photometer.name}`),
  ),
];

/** The preliminary or the final report on a round: the decision, every evaluation, and the data that were evaluated. */
export function reportDocument(report: ReportSnapshot, issuer: Issuer = UNNAMED): PdfDocument {
  const { kind, facility, lidars, photometers, evaluations, issued_at } = report;
  const of = prettyName(facility);
  return {
    title: `${TITLES[kind]}: ${of}`,
    runningHead: `${TITLES[kind]} · ${of}`,
    footer: `Generated by the ${issuer.portal} · issued on ${dayOf(issued_at)}`,
    author: issuer.portal,
    createdAt: new Date(issued_at * 1000),
    blocks: [
      ...issuer.letterhead,
      { kind: 'title', text: `${TITLES[kind]} on initial acceptance`, subtitle: of },
      decision(report),
      ...words(report),
      { kind: 'entries', entries: statusEntries(report) },
      ...overview(report),
      ...synergyBlocks(report.synergy_matrix, evaluations.synergy, report.compliances ?? COMPLIANCES),
      ...groupSection('All lidars', 'Lidar reviewer', evaluations.lidar),
      ...lidars.flatMap(lidarSection),
      ...groupSection('All photometers', 'Photometer reviewer', evaluations.photometer),
      ...photometers.flatMap(photometerSection),
      ...annex(report),
    ],
  };
}
