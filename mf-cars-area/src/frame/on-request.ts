/** The windows and sheets of the evaluation and the tab of the synergy: one file, loaded when the first of them is opened. */
export { NewVersionForm } from '../configuration/new-version-form';
export { WithdrawForm } from '../configuration/withdraw-form';
export { FulfilForm } from '../decision/fulfil-form';
export { EvaluationInSheet, SystemInSheet } from '../evaluations/sheet-content';
export { DocumentView } from '../preview/document-view';
export { AskForm } from '../questions/ask-form';
export { SynergyTab } from '../synergy/synergy-tab';
export { FacilityTimeline } from '../process/facility-timeline';
export { DeclineForm } from './decline-form';
export { ResetForm } from './reset-form';
