import { recommendationsOf } from '@portal/domain';
import type { Block } from '../../platform/pdf/document';
import { paragraph, sectionHeading } from './blocks';
import type { ReportSnapshot } from './report-snapshot';

/** Every recommendation of a round in one list, by instrument. */
export function recommendationSection(report: ReportSnapshot): Block[] {
  const rows = recommendationsOf(report).map(({ on, aspect, text }) => [on, aspect, text]);
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
