export { getIn, useFormikContext } from 'formik';
export type { FormikHelpers } from 'formik';
export type { Conflict } from './conflict-dialog';
export { CancelButton } from './cancel-button';
export { offerBack, offerTakeBack } from './offer-back';
export { CheckboxGroupField } from './checkbox-group-field';
export type { CheckboxGroupFieldProps } from './checkbox-group-field';
export { CalendarButton } from './calendar-button';
export { ChoiceField, Choices } from './choice-field';
export { FieldNotes } from './field-frame';
export { CheckBox } from './group-frame';
export { tidyNumber } from './number-text';
export { toggled } from './toggled';
export { useFormField } from './use-form-field';
export { ChoiceGridField } from './choice-grid-field';
export type { ChoiceGridFieldProps, GridLine } from './choice-grid-field';
export { DateField } from './date-field';
export { DraftNotice } from './draft-notice';
export { EmailField, PasswordField, TextAreaField, TextField } from './fields';
export { Formik } from './formik';
export { FieldGrid, FieldSpan, FormActions, FormLayout } from './form-layout';
export { FormOutline } from './form-outline';
export type { OutlineSection } from './form-outline';
export { FormSection } from './form-section';
export { KeepUnsaved } from './keep-unsaved';
export type { KeepUnsavedProps } from './keep-unsaved';
export { NumberField } from './number-field';
export { problemsOf, serverErrors, shownError } from './problems';
export type { Problem } from './problems';
export { mergedVersions } from './merged-versions';
export { rebased } from './rebased';
export { offeredByForms } from './open-forms';
export { offerReplaced } from './replaced-input';
export { RecordFormFrame } from './record-form-frame';
export { SearchSelectField, SelectField } from './select-field';
export type { SearchSelectFieldProps, Choice, SelectFieldProps } from './select-field';
export { SendForm } from './send-form';
export type { Refusal, SendFormProps, SendFormTexts } from './send-form';
export { SubmitButton } from './submit-button';
export {
  draftBase,
  draftKeysBelow,
  forgetUnsaved,
  isInputStored,
  isUnsaved,
  isUnsavedBelow,
  readLocalDraft,
  setDraftBase,
  storeLocalDraft,
} from './local-drafts';
export type { DraftBase } from './local-drafts';
export { UnsavedForms } from './unsaved-forms';
export type { NextLocation } from './unsaved-forms';
export type { FieldProps } from './use-form-field';
export { WhyFailed } from './why-failed';
export { useDraftForm } from './use-draft-form';
export type { DraftFormNotice, DraftFormState } from './use-draft-form';
export { useRecordForm } from './use-record-form';
export type { FramedForm, SaveAttempt } from './use-record-form';
