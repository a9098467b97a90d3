import { byCode, COMPLIANCES, formatDistance } from '@portal/domain';
import type { Compliance, SynergyMatrix } from '@portal/domain';
import { synergyScene } from '@portal/plots';
import type { Block } from '../../platform/pdf/document';
import { paragraph, PLOT_WIDTH, plotBlocks, sectionHeading, subheading } from './blocks';
import { evaluationBlock, evaluationWord, givenBy } from './evaluation-blocks';
import type { ReportSnapshot } from './report-snapshot';

const NOT_DECIDED = 'Not evaluated';

function pairTable({ pairs, lidars, photometers }: SynergyMatrix, compliances: readonly Compliance[]): Block {
  const nothing = { name: '', general_compliance: null };
  return {
    kind: 'table',
    columns: [
      { title: 'Lidar', share: 5 },
      { title: 'Photometer', share: 5 },
      { title: 'Lidar Compliance', share: 4 },
      { title: 'Photometer Compliance', share: 4 },
      { title: 'Horizontal Distance (km)', share: 4 },
      { title: 'Synergy', share: 4 },
    ],
    rows: pairs.map((pair) => {
      const lidar = lidars[pair.lidar] ?? nothing;
      const photometer = photometers[pair.photometer] ?? nothing;
      return [
        lidar.name,
        photometer.name,
        evaluationWord({ compliance: lidar.general_compliance }),
        evaluationWord({ compliance: photometer.general_compliance }),
        formatDistance(pair.distance),
        byCode(compliances, pair.synergy)?.name ?? NOT_DECIDED,
      ];
    }),
  };
}

/** The pairs of lidar and photometer, and the evaluation of their synergy. */
export function synergyBlocks(report: ReportSnapshot): Block[] {
  const { synergy_matrix: matrix, evaluations, facility, compliances = COMPLIANCES } = report;
  const evaluation = evaluations.synergy;
  const isGiven = evaluation.evaluation_date !== null;
  return [
    sectionHeading('Synergy'),
    matrix.pairs.length > 0 ? pairTable(matrix, compliances) : paragraph('There is no pair of lidar and photometer.'),
    ...plotBlocks(synergyScene(matrix, PLOT_WIDTH)),
    ...(isGiven
      ? [subheading('Synergy Compliance'), evaluationBlock(evaluation, givenBy(report, facility._id, 'synergy'))]
      : []),
  ];
}
