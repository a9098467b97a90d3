import { Formik as QuietFormik } from 'formik';
import type { FormikConfig, FormikHelpers, FormikValues } from 'formik';

/**
 * Formik with errors of `onSubmit` reported as uncaught; the library itself swallows them. The form can be sent again
 * afterwards.
 */
export function Formik<Values extends FormikValues>({ onSubmit, ...config }: FormikConfig<Values>) {
  function submit(values: Values, form: FormikHelpers<Values>) {
    try {
      const sending = onSubmit(values, form);
      if (sending instanceof Promise) sending.catch((error: unknown) => reportError(error));
      return sending;
    } catch (error) {
      reportError(error);
      throw error;
    }
  }
  return <QuietFormik {...config} onSubmit={submit} />;
}
