import type { PendingFor } from './pending-for';

interface ToFacility {
  /** As in `AWAITED`. */
  does?: string;
  next?: string;
  /** What the facility has to do meanwhile, unless conditions are open. */
  meanwhile?: string;
}

const NOTHING_UNTIL_THEN = 'Until then, nothing is due from you.';
const NOTHING_NOW = 'Nothing is due from you now.';

/** The words about each action that differ for a reader who leads the facility. */
export const TO_FACILITY: Readonly<Record<PendingFor, ToFacility>> = {
  invitation: { next: 'You can already start your application.' },
  application: { does: 'describe your instruments and submit the application' },
  reviewers: { next: 'Next, the reviewers evaluate your application.', meanwhile: NOTHING_NOW },
  evaluations: { does: 'complete the evaluation of your application', meanwhile: NOTHING_UNTIL_THEN },
  synergy: { does: 'evaluate the synergy of your lidars and photometers', meanwhile: NOTHING_UNTIL_THEN },
  answer: {},
  'preliminary-report': { next: 'Next, you can upload an upgrade plan.', meanwhile: NOTHING_UNTIL_THEN },
  'upgrade-plan': { does: 'upload your upgrade plan' },
  assessments: { does: 'assess your upgrade plan', meanwhile: NOTHING_UNTIL_THEN },
  'final-report': { meanwhile: NOTHING_UNTIL_THEN },
  'final-report-on-plan': {
    does: 'read your upgrade plan and issue the final report',
    meanwhile: NOTHING_UNTIL_THEN,
  },
  conditions: {
    next: 'The initial acceptance itself is complete; CARS closes each condition that you report as met.',
  },
  'met-conditions': { does: 'close the conditions that you report as met' },
  nothing: { meanwhile: NOTHING_NOW },
};
