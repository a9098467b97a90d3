import { LIDAR_ASPECTS, PHOTOMETER_ASPECTS } from './components';
import type { LidarAspect } from './components';
import { notCompliant } from './decision-form';
import type { Evaluation } from './initial-acceptance';
import type { ReviewedApplication } from './reviewed-application';

/** How many of so many are not compliant. */
export interface Share {
  not: number;
  of: number;
}

/** What speaks against an acceptance, in numbers. */
export interface NotCompliantShares {
  instruments: Share;
  /** Aspects of instruments, and the synergy where there is a pair. */
  aspects: Share;
}

type Given = Pick<Evaluation, 'compliance' | 'evaluation_date'>;
type Evaluated = { [Key in `${LidarAspect}_compliance`]?: Given['compliance'] } & {
  [Key in `${LidarAspect}_evaluation_date`]?: Given['evaluation_date'];
};

const evaluationsOf = (instrument: Evaluated, aspects: readonly LidarAspect[]): Given[] =>
  aspects.map((aspect) => ({
    compliance: instrument[`${aspect}_compliance`] ?? null,
    evaluation_date: instrument[`${aspect}_evaluation_date`] ?? null,
  }));

/** How many instruments and how many aspects were evaluated as not compliant; drafts do not count. */
export function notCompliantShares(
  application: Pick<ReviewedApplication, 'lidars' | 'photometers' | 'synergy_compliance'>,
): NotCompliantShares {
  const { lidars, photometers, synergy_compliance } = application;
  const evaluations = [
    ...lidars.flatMap((lidar) => evaluationsOf(lidar, LIDAR_ASPECTS)),
    ...photometers.flatMap((photometer) => evaluationsOf(photometer, PHOTOMETER_ASPECTS)),
    ...(lidars.length > 0 && photometers.length > 0 ? [synergy_compliance] : []),
  ];
  return {
    instruments: { not: notCompliant(application).length, of: lidars.length + photometers.length },
    aspects: {
      not: evaluations.filter(
        ({ compliance, evaluation_date }) => evaluation_date !== null && compliance?.code === 'no',
      ).length,
      of: evaluations.length,
    },
  };
}
