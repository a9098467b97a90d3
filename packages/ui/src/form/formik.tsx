import { Formik as QuietFormik } from 'formik';
import type { FormikConfig, FormikHelpers, FormikValues } from 'formik';

/**
 * Formik with errors of `onSubmit` reported as uncaught; the library itself swallows them. The form can be sent again
 * afterwards.
 */
export function Formik<Values extends FormikValues>({ onSubmit, ...config }: FormikConfig<Values>) {
  // Always a promise: after a handler without one, the library would regard the form as being sent for ever.
  async function submit(values: Values, form: FormikHelpers<Values>) {
    try {
      await onSubmit(values, form);
    } catch (error) {
      reportError(error);
      throw error;
    }
  }
  return <QuietFormik {...config} onSubmit={submit} />;
}
