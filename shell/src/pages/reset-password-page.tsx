import { referenceOf, sentMessage, useResetPasswordMutation } from '@portal/api-slice';
import type { ResetPassword } from '@portal/domain';
import { resetPasswordSchema } from '@portal/domain';
import { Alert, FormError, PageTitle, Panel } from '@portal/ui/core';
import { EmailField, FormLayout, Formik, SubmitButton } from '@portal/ui/form';
import { Arrival } from './arrival';
import './pages.css';

const EMPTY: ResetPassword = { email: '' };
const NOT_PROCESSED = 'Your password request could not be processed! Please contact the administrator';

/** `/reset-password`: requests a link for a new password. */
export function ResetPasswordPage() {
  const [resetPassword, { error, isSuccess }] = useResetPasswordMutation();
  return (
    <div className="s-page s-narrow">
      <PageTitle title="Reset password" />
      {isSuccess ? (
        <Registered />
      ) : (
        <Panel>
          <Formik
            initialValues={EMPTY}
            validationSchema={resetPasswordSchema}
            onSubmit={(values) => resetPassword(values)}
          >
            <FormLayout label="Reset password">
              {error && (
                <FormError title={NOT_PROCESSED} reference={referenceOf(error)}>
                  {sentMessage(error) ?? 'Unknown error'}
                </FormError>
              )}
              <EmailField name="email" label="Email" autoComplete="username" required />
              <SubmitButton>Reset password</SubmitButton>
            </FormLayout>
          </Formik>
        </Panel>
      )}
    </div>
  );
}

const Registered = () => (
  <Arrival>
    <Alert
      type="success"
      showIcon
      title="Your password reset request has been registered."
      description={
        <>
          <p>You cannot log in until you have set a new password.</p>
          <p>An email with instructions will follow shortly.</p>
        </>
      }
    />
  </Arrival>
);
