import { ASPECT_NAMES, LIDAR_ASPECTS, PHOTOMETER_ASPECTS } from '@portal/domain';
import type { Evaluation } from '@portal/domain';
import type { Block } from '../../platform/pdf/document';
import { paragraph, sectionHeading } from './blocks';
import { lidarEvaluation, photometerEvaluation } from './evaluation-blocks';
import type { ReportSnapshot } from './report-snapshot';

/** On what, in which respect, and what is recommended. */
const row = (on: string, aspect: string, { recommendations, evaluation_date }: Evaluation): string[][] =>
  evaluation_date !== null && recommendations?.trim() ? [[on, aspect, recommendations]] : [];

/** Every recommendation of a round in one list, by instrument. */
export function recommendationSection({ lidars, photometers, evaluations }: ReportSnapshot): Block[] {
  const rows = [
    ...row('The facility', 'Synergy', evaluations.synergy),
    ...row('All lidars', 'Instrument', evaluations.lidar),
    ...lidars.flatMap((lidar) =>
      LIDAR_ASPECTS.flatMap((aspect) => row(lidar.name, ASPECT_NAMES[aspect], lidarEvaluation(lidar, aspect))),
    ),
    ...row('All photometers', 'Instrument', evaluations.photometer),
    ...photometers.flatMap((photometer) =>
      PHOTOMETER_ASPECTS.flatMap((aspect) =>
        row(photometer.name, ASPECT_NAMES[aspect], photometerEvaluation(photometer, aspect)),
      ),
    ),
  ];
  const columns = [
    { title: 'Instrument', share: 4 },
    { title: 'Aspect', share: 3 },
    { title: 'Recommendation', share: 13 },
  ];
  return [
    sectionHeading('Recommendations'),
    rows.length > 0 ? { kind: 'table', columns, rows } : paragraph('There are none.'),
  ];
}
