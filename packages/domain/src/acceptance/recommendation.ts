import type { Lidar } from '../lidar/lidar';
import type { Photometer } from '../photometer/photometer';
import type { Compliance } from '../types/type-lists';
import { ASPECT_NAMES, LIDAR_ASPECTS, PHOTOMETER_ASPECTS } from './components';
import type { FacilityAspect } from './components';
import type { Evaluation } from './initial-acceptance';

/** What an evaluation recommends. */
export interface Recommendation {
  /** On what: the name of an instrument, or words for all of a kind or for the facility. */
  on: string;
  aspect: string;
  text: string;
  /** How it was evaluated; missing from an older server, and where it was not said. */
  compliance?: Compliance | null;
}

/** The contents of a report that hold recommendations. */
interface Evaluated {
  lidars: readonly Lidar[];
  photometers: readonly Photometer[];
  evaluations: Readonly<Record<FacilityAspect, Evaluation>>;
}

function recommended(on: string, aspect: string, given: Omit<Evaluation, 'comments'>): Recommendation[] {
  const { recommendations: text, evaluation_date, compliance } = given;
  return evaluation_date !== null && text?.trim() ? [{ on, aspect, text, compliance }] : [];
}

/** Every recommendation of a round, by instrument; of submitted evaluations only. */
export function recommendationsOf({ lidars, photometers, evaluations }: Evaluated): Recommendation[] {
  return [
    ...recommended('The facility', ASPECT_NAMES.synergy, evaluations.synergy),
    ...recommended('All lidars', ASPECT_NAMES.general, evaluations.lidar),
    ...lidars.flatMap((lidar) =>
      LIDAR_ASPECTS.flatMap((aspect) =>
        recommended(lidar.name, ASPECT_NAMES[aspect], {
          recommendations: lidar[`${aspect}_recommendations`],
          evaluation_date: lidar[`${aspect}_evaluation_date`],
          compliance: lidar[`${aspect}_compliance`],
        }),
      ),
    ),
    ...recommended('All photometers', ASPECT_NAMES.general, evaluations.photometer),
    ...photometers.flatMap((photometer) =>
      PHOTOMETER_ASPECTS.flatMap((aspect) =>
        recommended(photometer.name, ASPECT_NAMES[aspect], {
          recommendations: photometer[`${aspect}_recommendations`],
          evaluation_date: photometer[`${aspect}_evaluation_date`],
          compliance: photometer[`${aspect}_compliance`],
        }),
      ),
    ),
  ];
}

/** Whether a recommendation is on what complies already, so that nothing has to be done. */
export const isOnCompliant = ({ compliance }: Recommendation): boolean => compliance?.code === 'yes';
