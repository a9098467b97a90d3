import type { Lidar } from '../lidar/lidar';
import type { Photometer } from '../photometer/photometer';
import type { Compliance } from '../types/type-lists';
import { evaluationOn } from './aspect-fields';
import { ASPECT_NAMES, LIDAR_ASPECTS, PHOTOMETER_ASPECTS } from './components';
import type { FacilityAspect } from './components';
import type { Evaluation } from './initial-acceptance';

export interface Recommendation {
  /** The name of the instrument, or the words for all instruments of a kind or for the facility. */
  on: string;
  aspect: string;
  text: string;
  /** Absent in answers of an older server; `null` if the evaluation has none. */
  compliance?: Compliance | null;
}

interface Evaluated {
  lidars: readonly Lidar[];
  photometers: readonly Photometer[];
  evaluations: Readonly<Record<FacilityAspect, Evaluation>>;
}

function recommended(on: string, aspect: string, given: Evaluation): Recommendation[] {
  const { recommendations: text, evaluation_date, compliance } = given;
  return evaluation_date !== null && text?.trim() ? [{ on, aspect, text, compliance }] : [];
}

/** All recommendations of the submitted evaluations of a round, by instrument. */
export function recommendationsOf({ lidars, photometers, evaluations }: Evaluated): Recommendation[] {
  return [
    ...recommended('The facility', ASPECT_NAMES.synergy, evaluations.synergy),
    ...recommended('All lidars', ASPECT_NAMES.general, evaluations.lidar),
    ...lidars.flatMap((lidar) =>
      LIDAR_ASPECTS.flatMap((aspect) => recommended(lidar.name, ASPECT_NAMES[aspect], evaluationOn(lidar, aspect))),
    ),
    ...recommended('All photometers', ASPECT_NAMES.general, evaluations.photometer),
    ...photometers.flatMap((photometer) =>
      PHOTOMETER_ASPECTS.flatMap((aspect) =>
        recommended(photometer.name, ASPECT_NAMES[aspect], evaluationOn(photometer, aspect)),
      ),
    ),
  ];
}
