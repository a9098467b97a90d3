/** What only a click on the page of facilities opens, loaded together: each script of its own costs the entry file. */
export { DueDateForm } from './due-date-form';
export { NewFacility } from './new-facility';
export { SeveralStepForm } from './several/several-step-form';
export { TransferForm } from './transfer-form';
