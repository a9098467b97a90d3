import type { Lidar } from '../lidar/lidar';
import type { Photometer } from '../photometer/photometer';
import { ASPECT_NAMES, LIDAR_ASPECTS, PHOTOMETER_ASPECTS } from './components';
import type { FacilityAspect } from './components';
import type { Evaluation } from './initial-acceptance';

/** What an evaluation recommends. */
export interface Recommendation {
  /** On what: the name of an instrument, or words for all of a kind or for the facility. */
  on: string;
  aspect: string;
  text: string;
}

/** The contents of a report that hold recommendations. */
interface Evaluated {
  lidars: readonly Lidar[];
  photometers: readonly Photometer[];
  evaluations: Readonly<Record<FacilityAspect, Evaluation>>;
}

function recommended(on: string, aspect: string, text: string | null, evaluatedAt: number | null): Recommendation[] {
  return evaluatedAt !== null && text?.trim() ? [{ on, aspect, text }] : [];
}

const ofFacility = (on: string, aspect: string, { recommendations, evaluation_date }: Evaluation) =>
  recommended(on, aspect, recommendations, evaluation_date);

/** Every recommendation of a round, by instrument; of submitted evaluations only. */
export function recommendationsOf({ lidars, photometers, evaluations }: Evaluated): Recommendation[] {
  return [
    ...ofFacility('The facility', ASPECT_NAMES.synergy, evaluations.synergy),
    ...ofFacility('All lidars', ASPECT_NAMES.general, evaluations.lidar),
    ...lidars.flatMap((lidar) =>
      LIDAR_ASPECTS.flatMap((aspect) =>
        recommended(
          lidar.name,
          ASPECT_NAMES[aspect],
          lidar[`${aspect}_recommendations`],
          lidar[`${aspect}_evaluation_date`],
        ),
      ),
    ),
    ...ofFacility('All photometers', ASPECT_NAMES.general, evaluations.photometer),
    ...photometers.flatMap((photometer) =>
      PHOTOMETER_ASPECTS.flatMap((aspect) =>
        recommended(
          photometer.name,
          ASPECT_NAMES[aspect],
          photometer[`${aspect}_recommendations`],
          photometer[`${aspect}_evaluation_date`],
        ),
      ),
    ),
  ];
}
