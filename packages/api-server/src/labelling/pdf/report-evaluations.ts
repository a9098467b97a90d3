import {
  ASPECT_NAMES,
  evaluationOn,
  LIDAR_ASPECTS,
  LIDAR_FIELDS,
  notCompliantShares,
  PHOTOMETER_ASPECTS,
  PHOTOMETER_FIELDS,
} from '@portal/domain';
import type { Evaluation, Lidar, LidarAspect, Photometer, PhotometerAspect } from '@portal/domain';
import { matrixScene } from '@portal/plots';
import type { Block } from '../../platform/pdf/document';
import { PLOT_WIDTH, plotBlocks, sectionHeading, subheading } from './blocks';
import { aspectBlocks, evaluationBlock, evaluationWord, givenBy } from './evaluation-blocks';
import { instrumentTitle } from './instrument-title';
import { entriesOf } from './record-entries';
import type { ReportSnapshot } from './report-snapshot';
import { synergyBlocks } from './synergy-blocks';

const column = (title: string) => ({ title, share: 3 });

/** The aspects of all kinds of instruments; each kind has a subset. */
const MATRIX_ASPECTS = LIDAR_ASPECTS;

const cellOf = (evaluation: Evaluation) => ({
  code: evaluation.compliance?.code ?? null,
  words: evaluationWord(evaluation),
});

const isOfPhotometers = (aspect: LidarAspect): aspect is LidarAspect & PhotometerAspect =>
  PHOTOMETER_ASPECTS.some((each) => each === aspect);

const matrixRows = ({ lidars, photometers }: ReportSnapshot) => [
  ...lidars.map((lidar) => ({
    name: lidar.name,
    cells: MATRIX_ASPECTS.map((aspect) => cellOf(evaluationOn(lidar, aspect))),
  })),
  ...photometers.map((photometer) => ({
    name: photometer.name,
    cells: MATRIX_ASPECTS.map((aspect) =>
      isOfPhotometers(aspect) ? cellOf(evaluationOn(photometer, aspect)) : undefined,
    ),
  })),
];

function overview(report: ReportSnapshot): Block[] {
  const { lidars, photometers, evaluations } = report;
  const lidarTable: Block = {
    kind: 'table',
    columns: [{ title: 'Lidar', share: 5 }, ...LIDAR_ASPECTS.map((aspect) => column(ASPECT_NAMES[aspect]))],
    rows: lidars.map((lidar) => [
      lidar.name,
      ...LIDAR_ASPECTS.map((aspect) => evaluationWord(evaluationOn(lidar, aspect))),
    ]),
  };
  const photometerTable: Block = {
    kind: 'table',
    columns: [{ title: 'Photometer', share: 5 }, ...PHOTOMETER_ASPECTS.map((aspect) => column(ASPECT_NAMES[aspect]))],
    rows: photometers.map((photometer) => [
      photometer.name,
      ...PHOTOMETER_ASPECTS.map((aspect) => evaluationWord(evaluationOn(photometer, aspect))),
    ]),
  };
  return [
    sectionHeading('Evaluations'),
    ...plotBlocks(
      matrixScene(
        {
          columns: MATRIX_ASPECTS.map((aspect) => ASPECT_NAMES[aspect]),
          rows: matrixRows(report),
          shares: notCompliantShares({ lidars, photometers, synergy_compliance: evaluations.synergy }),
        },
        PLOT_WIDTH,
      ),
    ),
    ...(lidars.length > 0 ? [subheading('Lidars'), lidarTable] : []),
    ...(photometers.length > 0 ? [subheading('Photometers'), photometerTable] : []),
  ];
}

/** The fields that identify an instrument; all of its data are in the annex. */
const BRIEF = ['type', 'status', 'planned_operation_date', 'manufacturer', 'latitude', 'longitude', 'altitude'];

const lidarSection = (report: ReportSnapshot, lidar: Lidar): Block[] => [
  sectionHeading(instrumentTitle('Lidar', lidar.name)),
  { kind: 'entries', entries: entriesOf(LIDAR_FIELDS, lidar, [...BRIEF, 'location']) },
  ...LIDAR_ASPECTS.flatMap((aspect) =>
    aspectBlocks(ASPECT_NAMES[aspect], evaluationOn(lidar, aspect), givenBy(report, lidar._id, aspect)),
  ),
];

const photometerSection = (report: ReportSnapshot, photometer: Photometer): Block[] => [
  sectionHeading(instrumentTitle('Photometer', photometer.name)),
  { kind: 'entries', entries: entriesOf(PHOTOMETER_FIELDS, photometer, [...BRIEF, 'instrument_model']) },
  ...PHOTOMETER_ASPECTS.flatMap((aspect) =>
    aspectBlocks(ASPECT_NAMES[aspect], evaluationOn(photometer, aspect), givenBy(report, photometer._id, aspect)),
  ),
];

/** The evaluation of all instruments of a kind; empty if there is none. */
function groupSection(title: string, report: ReportSnapshot, aspect: 'lidar' | 'photometer'): Block[] {
  const evaluation = report.evaluations[aspect];
  if (evaluation.evaluation_date === null) return [];
  const by = givenBy(report, report.facility._id, aspect);
  return [sectionHeading(title), evaluationBlock(evaluation, by)];
}

/** Every evaluation of a round: the overview, followed by each of them in full. */
export const evaluationSections = (report: ReportSnapshot): Block[] => [
  ...overview(report),
  ...synergyBlocks(report),
  ...groupSection('All lidars', report, 'lidar'),
  ...report.lidars.flatMap((lidar) => lidarSection(report, lidar)),
  ...groupSection('All photometers', report, 'photometer'),
  ...report.photometers.flatMap((photometer) => photometerSection(report, photometer)),
];
