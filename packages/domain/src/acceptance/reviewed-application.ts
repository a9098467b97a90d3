import type { NationalFacility } from '../facilities/facility';
import type { Application } from './completeness';
import type { InitialAcceptance, Reviewer, Verdict } from './initial-acceptance';
import type { OpenWork } from './open-work';

/** One line of `GET …/submitted-initial-acceptance-applications`. */
export interface SubmittedApplication extends Pick<
  NationalFacility,
  '_id' | 'acronym' | 'name' | 'pretty_name' | 'type'
> {
  initial_acceptance: InitialAcceptance;
  /** What waits for the person who asks. */
  open_work: OpenWork | null;
}

/** A verdict on the facility as a whole, and who gave it. */
export interface FacilityVerdict extends Verdict {
  reviewer: Reviewer | null;
}

/** What `GET …/initial-acceptance-application` answers: everything that is evaluated, with the verdicts so far. */
export interface ReviewedApplication extends Application {
  synergy_compliance: FacilityVerdict;
  lidar_compliance: FacilityVerdict;
  photometer_compliance: FacilityVerdict;
}
