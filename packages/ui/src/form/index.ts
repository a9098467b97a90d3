export { Formik, useFormikContext } from 'formik';
export type { FormikHelpers } from 'formik';
export { EmailField, PasswordField, TextAreaField, TextField } from './fields';
export { FormError } from './form-error';
export { FormLayout } from './form-layout';
export { serverErrors } from './server-errors';
export { SubmitButton } from './submit-button';
export type { FieldProps } from './use-form-field';
