import { COMPONENTS, componentOf, day } from '@portal/domain';
import type { AspectPath, Lidar, LidarAspect, Photometer, PhotometerAspect, Evaluation } from '@portal/domain';
import { NO_VALUE } from '../../platform/pdf/document';
import type { Block, Entry } from '../../platform/pdf/document';

/** The aspects of an evaluation by the names that they have in its tables. */
export const ASPECT_NAMES: Readonly<Record<LidarAspect, string>> = {
  feasibility: 'Feasibility',
  feature: 'Feature',
  channel: 'Channel',
  general: 'Instrument',
  data: 'Data',
};

const wordOr = (text: string | null, otherwise = NO_VALUE) => (text?.trim() ? text : otherwise);

/** An evaluation in a word. */
export const evaluationWord = ({ compliance }: Pick<Evaluation, 'compliance'>) => compliance?.name ?? 'Not evaluated';

/** An evaluation, who gave it by role, and all that was written about it. */
export function evaluationBlock(evaluation: Evaluation, givenBy: string): Block {
  const { comments, recommendations, evaluation_date } = evaluation;
  const entries: Entry[] = [
    { label: 'Evaluation', value: evaluationWord(evaluation) },
    { label: 'Given by', value: [givenBy, day(evaluation_date)].filter(Boolean).join(', ') },
    { label: 'Comments', value: wordOr(comments), isLong: true },
    { label: 'Recommendations', value: wordOr(recommendations), isLong: true },
  ];
  return { kind: 'entries', entries };
}

/** The role whose holders evaluate this aspect; reports do not name people. */
const roleFor = (path: AspectPath) => COMPONENTS.find(({ code }) => code === componentOf(path))?.name ?? 'Reviewer';

/** The evaluation of an aspect of a lidar. */
export const lidarEvaluation = (lidar: Lidar, aspect: LidarAspect): Evaluation => ({
  compliance: lidar[`${aspect}_compliance`],
  comments: lidar[`${aspect}_comments`],
  recommendations: lidar[`${aspect}_recommendations`],
  evaluation_date: lidar[`${aspect}_evaluation_date`],
});

/** The evaluation of an aspect of a photometer. */
export const photometerEvaluation = (photometer: Photometer, aspect: PhotometerAspect): Evaluation => ({
  compliance: photometer[`${aspect}_compliance`],
  comments: photometer[`${aspect}_comments`],
  recommendations: photometer[`${aspect}_recommendations`],
  evaluation_date: photometer[`${aspect}_evaluation_date`],
});

/** The evaluation of an aspect, under its name. */
export const aspectBlocks = (path: AspectPath, name: string, evaluation: Evaluation): Block[] => [
  { kind: 'heading', level: 3, text: name },
  evaluationBlock(evaluation, roleFor(path)),
];
