import { referenceOf, serverMessage, useChangePasswordMutation, useIsLoggedIn } from '@portal/api-slice';
import type { ChangePassword } from '@portal/domain';
import { changePasswordSchema } from '@portal/domain';
import { Alert, FormError, LinkButton, PageTitle, Panel } from '@portal/ui/core';
import { FormLayout, Formik, PasswordField, SubmitButton } from '@portal/ui/form';
import { Navigate, useParams } from '@portal/ui/router';
import './pages.css';

const EMPTY: ChangePassword = { password: '', confirm_password: '' };
const NOT_PROCESSED = 'Your password change request could not be processed! Please contact the administrator';
const CHANGED = 'Your password has been changed, you can now login in using the new password from now on.';

/** `/change-password/:hash?`: opened by the link in a mail, or by logged-in users. */
export function ChangePasswordPage() {
  const { hash } = useParams();
  const isLoggedIn = useIsLoggedIn();
  if (hash === undefined && !isLoggedIn) return <Navigate to="/404" replace />;
  return (
    <div className="s-page s-narrow">
      <PageTitle title="Change password" />
      {/* Another link belongs to another person: start with an empty form. */}
      <ChangePasswordForm key={hash} hash={hash} />
    </div>
  );
}

function ChangePasswordForm({ hash }: { hash: string | undefined }) {
  const [changePassword, { error, isSuccess }] = useChangePasswordMutation();
  if (isSuccess) return <Changed />;
  const save = (values: ChangePassword) =>
    changePassword(hash === undefined ? values : { ...values, password_reset_hash: hash });
  return (
    <Panel>
      <Formik initialValues={EMPTY} validationSchema={changePasswordSchema} onSubmit={save}>
        <FormLayout label="Change password">
          {error && (
            <FormError title={NOT_PROCESSED} reference={referenceOf(error)}>
              {serverMessage(error) ?? 'Unknown error'}
            </FormError>
          )}
          <PasswordField name="password" label="Password" autoComplete="new-password" required />
          <PasswordField name="confirm_password" label="Confirm password" autoComplete="new-password" required />
          <SubmitButton>Reset password</SubmitButton>
        </FormLayout>
      </Formik>
    </Panel>
  );
}

function Changed() {
  const isLoggedIn = useIsLoggedIn();
  return (
    <>
      <Alert type="success" showIcon title={CHANGED} />
      {!isLoggedIn && (
        <p className="s-below">
          <LinkButton type="primary" to="/login">
            Go to the login
          </LinkButton>
        </p>
      )}
    </>
  );
}
