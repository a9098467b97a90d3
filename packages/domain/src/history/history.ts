import type { Party } from '../acceptance/party';
import type { Change } from '../changes/changes';
import type { RecordKind } from '../records/records';

export interface HistoryEntry {
  _id: string;
  /** Epoch seconds. */
  at: number;
  /** The acting user; `null` if the reader may not see the name. */
  person: string | null;
  action: HistoryAction;
  /** The name is the one at the time of the action. */
  about: { kind: RecordKind; name: string | null };
  condition?: string;
  changes: Change[];
  /** Present for some steps, such as re-opening an evaluation. */
  reason: string | null;
  /** Whom the application was pending with from this entry on, if it tells; `nobody` at the end of a round. */
  pending_with: Party | null;
}

/** The entry that the portal writes whenever an application becomes pending for something else. */
export const HAND_OVER = 'application.hand-over' as const;

interface ActionRow {
  /** The party that usually takes this action, named if the reader may not see the name. */
  usually: 'An administrator' | 'CARS' | 'A reviewer' | 'An evaluator' | 'The facility' | 'The portal' | 'ARES';
  /** The phrase after the name of the user. `{name}` is the instrument. */
  did: string;
  /** Whether this is a step of the acceptance, which all readers of the history see. */
  isStep: boolean;
}

const step = (usually: ActionRow['usually'], did: string): ActionRow => ({ usually, did, isStep: true });
const edit = (did: string, usually: ActionRow['usually'] = 'The facility'): ActionRow => ({
  usually,
  did,
  isStep: false,
});

export const HISTORY_ACTIONS = {
  'facility.register': step('An administrator', 'registered the facility'),
  'facility.invite': step('An administrator', 'invited the facility'),
  'facility.edit': edit('changed the general information'),
  'facility.set-displayed-status': step('An administrator', 'changed the public status'),
  'facility.record-acceptance': step('An administrator', 'recorded what the facility describes as accepted'),
  'facility.transfer': step('An administrator', 'transferred the facility'),
  'facility.name-deputy': step('The facility', 'named a deputy'),
  'facility.remove-deputy': step('The facility', 'removed a deputy'),
  'facility.set-due-date': step('An administrator', 'set a due date'),
  'facility.set-picture': edit('changed the picture of the facility'),
  'facility.delete-picture': edit('deleted the picture of the facility'),
  'lidar.add': edit('added the lidar {name}'),
  'lidar.edit': edit('changed the lidar {name}'),
  'lidar.correct': edit('corrected the lidar {name}'),
  'lidar.delete': edit('deleted the lidar {name}'),
  'lidar.delete-picture': edit('deleted the picture of the lidar {name}'),
  'photometer.add': edit('added the photometer {name}'),
  'photometer.edit': edit('changed the photometer {name}'),
  'photometer.correct': edit('corrected the photometer {name}'),
  'photometer.delete': edit('deleted the photometer {name}'),
  'photometer.delete-picture': edit('deleted the picture of the photometer {name}'),
  'application.start': step('The facility', 'started the application'),
  'application.submit': step('The facility', 'submitted the application'),
  'application.set-reviewers': edit('assigned the reviewers', 'An administrator'),
  'application.decline-review': edit('declined to review', 'A reviewer'),
  'application.ask': step('CARS', 'asked a question about {name}'),
  'application.ask-as-reviewer': step('A reviewer', 'asked a question about {name}'),
  'application.answer': step('The facility', 'answered a question about {name}'),
  'application.close-question': step('CARS', 'closed a question about {name}'),
  'application.close-question-as-reviewer': step('A reviewer', 'closed a question about {name}'),
  'application.issue-preliminary-report': step('CARS', 'issued the preliminary report'),
  'application.add-upgrade-plan': step('The facility', 'uploaded the upgrade plan'),
  'application.issue-final-report': step('CARS', 'issued the final report'),
  'application.approve-configuration': step('CARS', 'approved a version of the operational configuration'),
  'application.withdraw-configuration': step('CARS', 'withdrew the operational configuration'),
  'application.report-condition': step('The facility', 'reported a condition as met'),
  'application.fulfil-condition': step('CARS', 'closed a condition as fulfilled'),
  'application.reopen': step('An administrator', 're-opened the evaluation'),
  'application.withdraw': step('The facility', 'withdrew the application'),
  'evaluation.reopen': edit('re-opened an evaluation on {name}', 'An administrator'),
  [HAND_OVER]: step('The portal', 'handed over the application of {name}'),
  'qa-test.submit': step('The facility', 'submitted {name}'),
  'qa-test.withdraw': step('The facility', 'withdrew {name}'),
  'qa-test.take': step('An evaluator', 'began to evaluate {name}'),
  'qa-test.release': step('An evaluator', 'left the evaluation of {name} to others'),
  'qa-test.return': step('An evaluator', 'returned {name}'),
  'qa-test.conclude': step('An evaluator', 'concluded {name}'),
  'qa-test.supersede': step('The portal', 'superseded {name} by a newer test'),
  'qa-test.revoke': step('An administrator', 'revoked the result of {name}'),
  'qa-test.reinstate': step('The portal', 'reinstated {name}, as the newer test was revoked'),
  'support-request.add': step('The facility', 'asked for support: {name}'),
  'support-request.acknowledge': step('CARS', 'took the request {name} on'),
  'support-request.ask': step('CARS', 'asked a question about the request {name}'),
  'support-request.answer': step('The facility', 'answered a question about the request {name}'),
  'support-request.offer': step('CARS', 'offered slots for the request {name}'),
  'support-request.choose': step('The facility', 'chose a slot for the request {name}'),
  'support-request.ask-for-others': step('The facility', 'asked for other slots for the request {name}'),
  'support-request.end-offer': step('CARS', 'took back a slot that was on offer for the request {name}'),
  'support-request.move': step('CARS', 'moved the request {name}'),
  'support-request.complete': step('CARS', 'completed the request {name}'),
  'support-request.decline': step('CARS', 'declined the request {name}'),
  'support-request.cancel': step('The facility', 'cancelled the request {name}'),
  'support-request.reopen': step('CARS', 'took the request {name} up again'),
  'support-booking.add': step('The facility', 'booked {name}'),
  'support-booking.cancel': step('The facility', 'cancelled the booking of {name}'),
  'lidar-configuration.approve': step('CARS', 'approved the configuration {name}'),
  'lidar-configuration.suspend': step('CARS', 'suspended the configuration {name}'),
  'lidar-configuration.reinstate': step('CARS', 'reinstated the configuration {name}'),
  'lidar-configuration.supersede': step('The portal', 'superseded the configuration {name} by another one'),
  'lidar-configuration.retire': step('The facility', 'retired the configuration {name}'),
  'instrument-event.add': step('The facility', 'added an event to the log book of {name}'),
  'instrument-event.strike': step('The facility', 'struck out an event in the log book of {name}'),
  'data-feedback.add': step('ARES', 'reported on data of {name}'),
  'photometer-calibration.add': step('The facility', 'added a calibration of {name}'),
  'photometer-calibration.edit': step('The facility', 'changed a calibration of {name}'),
  'regular-evaluation.open': step('The portal', 'opened the {name}'),
  'regular-evaluation.open-by-hand': step('An evaluator', 'opened the {name}'),
  'regular-evaluation.state': step('The facility', 'sent its statement on the {name}'),
  'regular-evaluation.review': step('An evaluator', 'began to review the {name} without a statement'),
  'regular-evaluation.close': step('An evaluator', 'closed the {name}'),
  'regular-evaluation.report-action': step('The facility', 'reported an action of the {name} as done'),
  'regular-evaluation.confirm-action': step('An evaluator', 'confirmed an action of the {name}'),
  'regular-evaluation.end': step('The portal', 'ended the {name} with the label'),
  'data-indicator.import': step('ARES', 'sent indicators of the data'),
  'label.propose': step('CARS', 'proposed the label'),
  'label.propose-renewal': step('CARS', 'proposed the renewal of the label'),
  'label.request-suspension': step('CARS', 'proposed the suspension of the label'),
  'label.return': step('An administrator', 'returned what was proposed about the label'),
  'label.grant': step('An administrator', 'recorded the grant of the label'),
  'label.refuse': step('An administrator', 'recorded the refusal of what was proposed about the label'),
  'label.renew': step('An administrator', 'recorded the renewal of the label'),
  'label.suspend': step('An administrator', 'recorded the suspension of the label'),
  'label.reinstate': step('An administrator', 'recorded the reinstatement of the label'),
  'label.withdraw': step('An administrator', 'recorded the withdrawal of the label'),
  'label.expire': step('The portal', 'recorded the end of the label'),
  'application.return-to-facility': step('An administrator', 'returned the application to the facility'),
} as const satisfies Record<string, ActionRow>;

export type HistoryAction = keyof typeof HISTORY_ACTIONS;

/** Whether an audit action is part of a facility's history. */
export const isHistoryAction = (action: string): action is HistoryAction => Object.hasOwn(HISTORY_ACTIONS, action);

const UNNAMED: readonly ActionRow['usually'][] = ['A reviewer', 'An evaluator'];

/** Whether the history hides the acting user's name, which it does for reviewers and evaluators of tests. */
export const isUnnamed = (action: HistoryAction) => UNNAMED.includes(HISTORY_ACTIONS[action].usually);

/** Whether an action is about support, which is read without names except those of one's own facility. */
export const isOfSupport = (action: HistoryAction) => action.startsWith('support-');

/** The actions that all readers of the history see. */
export const STEP_ACTIONS = Object.entries(HISTORY_ACTIONS)
  .filter(([, { isStep }]) => isStep)
  .map(([action]) => action as HistoryAction);

const WORDS: Partial<Record<HistoryAction, string>> = {
  'application.ask': 'Question',
  'application.ask-as-reviewer': 'Question',
  'application.answer': 'Answer',
  'application.fulfil-condition': 'How it was met',
};

/** The label of an entry's text, e.g. "Reason". */
export const nameOfWords = (action: HistoryAction): string => WORDS[action] ?? 'Reason';

/** The text of an entry, e.g. "Ada Byron changed the lidar MULTI". */
export function historySentence({
  person,
  action,
  about,
  condition,
}: Pick<HistoryEntry, 'person' | 'action' | 'about' | 'condition'>): string {
  const { did, usually } = HISTORY_ACTIONS[action];
  const sentence = `${person ?? usually} ${did.replace('{name}', about.name ?? '').trim()}`;
  return condition ? `${sentence}: ${condition}` : sentence;
}
