/** The forms of a label in one script, which is loaded with the first of them. */
export { DecisionForm } from './decision-form';
export { ProposeForm } from './propose-form';
export { ReasonForm } from './reason-form';
