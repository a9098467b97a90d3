/** The content of dialogs, loaded together when one is opened: each script of its own costs the entry file of a part. */
export { ReasonForm } from './reason/reason-form';
export { ReviewersChoice } from './reviewers/reviewers-choice';
