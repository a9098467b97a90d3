import { COMPONENTS, LIDAR_ASPECTS, PHOTOMETER_ASPECTS, componentOf } from '@portal/domain';
import type {
  EditedVerdict,
  InstrumentKind,
  Profile,
  ReviewedApplication,
  ReviewedLidar,
  ReviewedPhotometer,
} from '@portal/domain';
import { ASPECTS } from './aspects';
import type { Aspect } from './aspects';
import { verdictOn } from './verdict-values';
import { VERDICT_MESSAGES } from './messages';
import { mayJudge } from './rights';
import type { VerdictPath } from './rights';

/** One verdict on an instrument, and whether the person who looks may give it. */
export interface JudgedAspect {
  aspect: Aspect;
  verdict: EditedVerdict;
  mayEdit: boolean;
}

/** An instrument with its verdicts. */
export interface SystemRow<Instrument = ReviewedLidar | ReviewedPhotometer> {
  kind: InstrumentKind;
  instrument: Instrument;
  judged: readonly JudgedAspect[];
}

/** Who looks at an application; a right can be taken away, never given. */
export interface Viewer {
  profile: Profile | null;
  isReadOnly: boolean;
}

const judgedBy = (
  { profile, isReadOnly }: Viewer,
  application: ReviewedApplication,
  aspect: Aspect,
  verdict: EditedVerdict,
): JudgedAspect => ({
  aspect,
  verdict,
  mayEdit: !isReadOnly && mayJudge(profile, application, aspect.path, verdict),
});

/** The verdicts with the aspects they are on; both are in the order of the columns. */
const rowOf = <Instrument>(
  kind: InstrumentKind,
  instrument: Instrument,
  verdicts: readonly EditedVerdict[],
  judge: (aspect: Aspect, verdict: EditedVerdict) => JudgedAspect,
): SystemRow<Instrument> => ({
  kind,
  instrument,
  judged: ASPECTS[kind].flatMap((aspect, at) => (verdicts[at] ? [judge(aspect, verdicts[at])] : [])),
});

/** The lidars of an application. */
export const lidarRows = (application: ReviewedApplication, viewer: Viewer): SystemRow<ReviewedLidar>[] =>
  application.lidars.map((lidar) =>
    rowOf(
      'lidar',
      lidar,
      LIDAR_ASPECTS.map((aspect) => verdictOn(lidar, aspect)),
      (aspect, verdict) => judgedBy(viewer, application, aspect, verdict),
    ),
  );

/** The photometers of an application. */
export const photometerRows = (application: ReviewedApplication, viewer: Viewer): SystemRow<ReviewedPhotometer>[] =>
  application.photometers.map((photometer) =>
    rowOf(
      'photometer',
      photometer,
      PHOTOMETER_ASPECTS.map((aspect) => verdictOn(photometer, aspect)),
      (aspect, verdict) => judgedBy(viewer, application, aspect, verdict),
    ),
  );

const { reading: texts } = VERDICT_MESSAGES;

/** To whom a verdict is up, in words; `null` once the evaluation is closed. */
export function upTo({ facility }: ReviewedApplication, path: VerdictPath): string | null {
  const { status, component_reviewers } = facility.submissions.initial_acceptance;
  if (status.code !== 'submitted') return null;
  const component = COMPONENTS.find(({ code }) => code === componentOf(path));
  if (!component) return texts.administrators;
  const reviewer = component_reviewers[component.code];
  const who = reviewer ? `${reviewer.first_name} ${reviewer.last_name}` : texts.nobody;
  return `the ${component.name.toLowerCase()} (${who})`;
}
