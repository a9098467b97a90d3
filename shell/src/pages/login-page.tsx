import { codeOf, dataOf, fieldErrors, referenceOf, sentMessage, useEnding, useLoginMutation } from '@portal/api-slice';
import type { Ending } from '@portal/api-slice';
import { CATALOGUE, loginSchema } from '@portal/domain';
import type { FactorChallenge, Login } from '@portal/domain';
import { Alert, Button, FormError, PageTitle, Panel } from '@portal/ui/core';
import {
  EmailField,
  FormLayout,
  Formik,
  PasswordField,
  serverErrors,
  SubmitButton,
  useFormikContext,
} from '@portal/ui/form';
import type { FormikHelpers } from '@portal/ui/form';
import { Link, useSearchParams } from '@portal/ui/router';
import { InstitutionLogin } from '../institutions/institution-login';
import { useState } from 'react';
import { CodeField, PasskeyButton } from '../second-factor/code-field';
import '../second-factor/second-factor.css';
import './pages.css';

interface Typed {
  email: string;
  password: string;
  code: string;
}

const EMPTY: Typed = { email: '', password: '', code: '' };

/** How the second factor can be shown; null if a login was not refused for the lack of it. */
const challengeIn = (error: unknown) =>
  codeOf(error) === CATALOGUE.factorNeeded.code ? (dataOf(error) as FactorChallenge) : null;

/** `/login`. The page's guard redirects logged-in users, in every tab where it is open. */
export function LoginPage() {
  const [login, { error }] = useLoginMutation();
  const [challenge, setChallenge] = useState<FactorChallenge | null>(null);
  const [focusOn, setFocusOn] = useState<'email' | 'code'>();

  /** Returns the errors of fields. */
  async function send(values: Login) {
    const { error: refusal } = await login(values);
    const asked = challengeIn(refusal);
    if (asked) {
      setChallenge(asked);
      setFocusOn('code');
    }
    return fieldErrors(refusal);
  }
  function goBack() {
    setChallenge(null);
    setFocusOn('email');
  }
  async function submit({ email, password, code }: Typed, form: FormikHelpers<Typed>) {
    const errors = await send(challenge ? { email, password, code } : { email, password });
    form.setStatus(serverErrors({ email, password, code }, errors));
  }
  const isAsking = challengeIn(error) !== null && fieldErrors(error)?.['passkey'] === undefined;

  return (
    <div className="s-page s-narrow">
      <PageTitle title="Login" />
      <Ended />
      <Panel>
        <Formik
          initialValues={EMPTY}
          validationSchema={loginSchema}
          validate={({ code }) => (challenge && code.trim() === '' ? { code: 'Please enter the code' } : {})}
          onSubmit={submit}
        >
          <FormLayout label="Login" problemsTitle="Not logged in. Please correct:" focusOn={focusOn}>
            {error && !isAsking && (
              <FormError title="Could not log in!" reference={referenceOf(error)}>
                {sentMessage(error) ?? 'Unknown error!'}
              </FormError>
            )}
            {challenge ? (
              <SecondFactor challenge={challenge} onSend={send} onBack={goBack} />
            ) : (
              <>
                <EmailField name="email" label="Email" autoComplete="username" required />
                <PasswordField name="password" label="Password" autoComplete="current-password" required />
              </>
            )}
            <SubmitButton whileInvalid={challenge ? 'explain' : 'wait'}>Login</SubmitButton>
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

const GO_ON = 'Log in again to go on; what you typed is kept.';

const ENDINGS = {
  expired: { type: 'info', title: 'Your session ended.', description: GO_ON },
  everywhere: {
    type: 'success',
    title: 'You are logged out on all devices.',
    description: 'A notice is on its way to your address.',
  },
  elsewhere: { type: 'info', title: 'Your session ended in another tab.', description: GO_ON },
} as const satisfies Record<Ending, object>;

/** How the last session of this tab ended. */
function Ended() {
  const ending = useEnding();
  const [query] = useSearchParams();
  // A page for users leads here with the way back to it; without one, nothing was left behind.
  if (ending === null || (ending === 'elsewhere' && !query.has('from'))) return null;
  return <Alert showIcon {...ENDINGS[ending]} />;
}

interface SecondFactorProps {
  challenge: FactorChallenge;
  onSend: (values: Login) => Promise<unknown>;
  onBack: () => void;
}

/** The second step: a code or a passkey, after the right password. */
function SecondFactor({ challenge, onSend, onBack }: SecondFactorProps) {
  const { values, setFieldValue } = useFormikContext<Typed>();
  const { email, password } = values;
  const back = () => {
    void setFieldValue('code', '');
    onBack();
  };
  return (
    <>
      <output className="s-step">Your password is right. Please show your second factor.</output>
      {challenge.passkey && (
        <PasskeyButton challenge={challenge.passkey} onProof={(passkey) => onSend({ email, password, passkey })} />
      )}
      <CodeField codes={challenge.codes} />
      <div>
        <Button type="link" className="s-link" onClick={back}>
          Log in as someone else
        </Button>
      </div>
    </>
  );
}
