import {
  LIDAR_ASPECTS,
  PHOTOMETER_ASPECTS,
  type Lidar,
  type LidarAspect,
  type NationalFacility,
  type Photometer,
  type PhotometerAspect,
  type ReviewedApplication,
  type TypeLists,
  type VerdictSubject,
  type VerdictVersions,
  type View,
} from '@portal/domain';
import type { StoredVerdict } from './evaluation.store';
import { toVerdict } from './verdict.view';

interface Parts {
  facility: NationalFacility;
  lidars: readonly Lidar[];
  photometers: readonly Photometer[];
  /** Of the present round. */
  verdicts: readonly StoredVerdict[];
  view: View;
  lists: TypeLists;
}

/** An application with its verdicts, those on instruments and those on the facility as a whole. */
export function toReviewedApplication({
  facility,
  lidars,
  photometers,
  verdicts,
  view,
  lists,
}: Parts): ReviewedApplication {
  const on = (subject: string, aspect: VerdictSubject) =>
    verdicts.find((verdict) => verdict.subjectId === subject && verdict.aspect === aspect);
  const versions = <Aspect extends LidarAspect | PhotometerAspect>(subject: string, aspects: readonly Aspect[]) =>
    Object.fromEntries(
      aspects.map((aspect) => [`${aspect}_version`, on(subject, aspect)?.version ?? 0]),
    ) as VerdictVersions<Aspect>;
  return {
    facility,
    lidars: lidars.map((lidar) => ({ ...lidar, ...versions(lidar._id, LIDAR_ASPECTS) })),
    photometers: photometers.map((photometer) => ({ ...photometer, ...versions(photometer._id, PHOTOMETER_ASPECTS) })),
    synergy_compliance: toVerdict(on(facility._id, 'synergy'), view, lists),
    lidar_compliance: toVerdict(on(facility._id, 'lidar'), view, lists),
    photometer_compliance: toVerdict(on(facility._id, 'photometer'), view, lists),
  };
}
