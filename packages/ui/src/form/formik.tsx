import { Formik as QuietFormik } from 'formik';
import type { FormikConfig, FormikHelpers, FormikValues } from 'formik';

/**
 * A form whose `onSubmit` may fail aloud: the library catches what it throws and drops it. The browser hears of it as of
 * any error that nobody catches, and the form can be sent again.
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
