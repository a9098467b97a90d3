import { referenceOf, serverMessage, useIsOutEverywhere, useLoginMutation } from '@portal/api-slice';
import type { Login } from '@portal/domain';
import { loginSchema } from '@portal/domain';
import { Alert, FormError, PageTitle, Panel } from '@portal/ui/core';
import { EmailField, FormLayout, Formik, PasswordField, SubmitButton } from '@portal/ui/form';
import { Link } from '@portal/ui/router';
import { InstitutionLogin } from '../institutions/institution-login';
import './pages.css';

const EMPTY: Login = { email: '', password: '' };

/** `/login`. The page's guard redirects logged-in users, in every tab where it is open. */
export function LoginPage() {
  const [login, { error }] = useLoginMutation();
  const isOutEverywhere = useIsOutEverywhere();
  return (
    <div className="s-page s-narrow">
      <PageTitle title="Login" />
      {isOutEverywhere && (
        <Alert
          type="success"
          showIcon
          title="You are logged out on all devices."
          description="A notice is on its way to your address."
        />
      )}
      <Panel>
        <Formik initialValues={EMPTY} validationSchema={loginSchema} onSubmit={(values) => login(values)}>
          <FormLayout label="Login">
            {error && (
              <FormError title="Could not log in!" reference={referenceOf(error)}>
                {serverMessage(error) ?? 'Unknown error!'}
              </FormError>
            )}
            <EmailField name="email" label="Email" autoComplete="username" required />
            <PasswordField name="password" label="Password" autoComplete="current-password" required />
            <SubmitButton>Login</SubmitButton>
          </FormLayout>
        </Formik>
        <p className="s-below">
          <Link to="/reset-password">Reset password</Link>
        </p>
        <InstitutionLogin />
      </Panel>
      <p className="s-below">
        Need an account? <Link to="/contact">Contact us</Link>.
      </p>
    </div>
  );
}
