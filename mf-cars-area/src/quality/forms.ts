/** The forms of these pages in one script, which is loaded with the first of them. */
export { ReturnForm } from './test/return-form';
export { RevokeForm } from './test/revoke-form';
export { CancelForm } from './campaigns/cancel-form';
export { SlotForm } from './campaigns/slot-form';
export { OfferForm } from './requests/offer-form';
export { StepForm } from './requests/step-form';
export { ApprovalForm } from './network/approval-form';
