import {
  referenceOf,
  sentMessage,
  useChangePasswordMutation,
  useCheckLinkQuery,
  useGetMyFacilitiesQuery,
  useIsLoggedIn,
} from '@portal/api-slice';
import type { ChangePassword, LinkAccount, LinkState } from '@portal/domain';
import { changePasswordSchema } from '@portal/domain';
import { Alert, FormError, LinkButton, Loading, PageTitle, Panel } from '@portal/ui/core';
import { FormActions, FormLayout, Formik, PasswordField, SubmitButton } from '@portal/ui/form';
import { Link, Navigate, useLocation, useNavigate, useParams, useSearchParams } from '@portal/ui/router';
import { useEffect, useState } from 'react';
import { loginPath, safePath } from '../access/safe-path';
import { Arrival } from './arrival';
import './pages.css';

const EMPTY: ChangePassword = { password: '', confirm_password: '' };
const NOT_PROCESSED = 'Your password change request could not be processed! Please contact the administrator';
const DEAD = 'This link is no longer valid. Please request a new one.';
const DEAD_NEXT =
  'A link works once, and only for a limited time. If you have set a password with it, log in. Otherwise request a new link: it is sent to the email address that you enter.';
const CHANGED = 'Your password has been changed, you can now login in using the new password from now on.';

/** `/change-password/:hash?`: opened by the link in an email, or by logged-in users. */
export function ChangePasswordPage() {
  const { isKept, hash } = useSecretOfLink();
  const isLoggedIn = useIsLoggedIn();
  if (!isKept) return <Loading label="Loading the page" />;
  if (hash === undefined && !isLoggedIn) return <Navigate to="/404" replace />;
  return (
    <div className="s-page s-narrow">
      <PageTitle title="Change password" />
      {/* Another link belongs to another user: start with an empty form. */}
      <ChangePasswordForm key={hash} hash={hash} />
    </div>
  );
}

const secretIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'hash' in state && typeof state.hash === 'string'
    ? state.hash
    : undefined;

/**
 * The secret of the link, moved from the URL into the state of the history entry: a page opened later in this tab can
 * read the URLs of earlier entries, but not their state. Reload, Back and Forward find it there.
 */
function useSecretOfLink(): { isKept: boolean; hash: string | undefined } {
  const { hash } = useParams();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== undefined) void navigate(`/change-password${search}`, { replace: true, state: { hash } });
  }, [navigate, hash, search]);
  return { isKept: hash === undefined, hash: secretIn(state) };
}

/** What the link of this page can do; undefined while that is unknown. */
function useLinkState(hash: string | undefined): LinkState | undefined {
  const { data } = useCheckLinkQuery(
    { password_reset_hash: hash ?? '' },
    { skip: hash === undefined, refetchOnMountOrArgChange: true },
  );
  return data;
}

function ChangePasswordForm({ hash }: { hash: string | undefined }) {
  const [query] = useSearchParams();
  const [changePassword, { error, isSuccess, isUninitialized }] = useChangePasswordMutation();
  // A new session clears all cached answers, including this one.
  const [isLoggedIn, setLoggedIn] = useState(false);
  const link = useLinkState(hash);
  if (isLoggedIn) return <LeadOn to={query.get('to')} />;
  if (isSuccess) return <Changed />;
  // Input typed before the answer arrived is kept: the form's refusal says the same.
  if (link?.works === false && isUninitialized) return <DeadLink to={query.get('to')} />;
  const save = async (values: ChangePassword) => {
    const { data: session } = await changePassword(
      hash === undefined ? values : { ...values, password_reset_hash: hash },
    );
    if (session) setLoggedIn(true);
  };
  return (
    <Panel>
      {hash !== undefined && <Whose account={link?.account} />}
      <Formik initialValues={EMPTY} validationSchema={changePasswordSchema} onSubmit={save}>
        <FormLayout label="Change password">
          {error && (
            <FormError title={NOT_PROCESSED} reference={referenceOf(error)}>
              {sentMessage(error) ?? 'Unknown error'}
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

/** The account that the link is for, with room for it until it is known: the form should not move. */
function Whose({ account }: { account: LinkAccount | undefined }) {
  return (
    <p className="s-whose">
      {account && (
        <>
          You set the password of <strong>{account.email}</strong>
          {account.facilities.length > 0 && ` for ${account.facilities.join(', ')}`}. If that is not you, set none and{' '}
          <Link to="/contact">contact us</Link>.
        </>
      )}
    </p>
  );
}

/** After the first password: the target of the link, otherwise the user's own facility, otherwise home. */
function LeadOn({ to }: { to: string | null }) {
  const { data, isLoading } = useGetMyFacilitiesQuery(undefined, { skip: to !== null });
  if (isLoading) return <Loading label="Loading your facilities…" />;
  return <Navigate to={data?.exists ? '/edit-my-nf/' : safePath(to)} replace />;
}

/** A link of an invitation that was used leads on with the password that it set. */
function DeadLink({ to }: { to: string | null }) {
  return (
    <>
      <Alert type="warning" showIcon title={DEAD} description={DEAD_NEXT} />
      <FormActions>
        {to !== null && (
          <LinkButton type="primary" to={loginPath(safePath(to))}>
            I have a password: continue
          </LinkButton>
        )}
        <LinkButton type={to === null ? 'primary' : 'default'} to="/reset-password">
          Request a new link
        </LinkButton>
        {to === null && <LinkButton to="/login">Log in</LinkButton>}
      </FormActions>
    </>
  );
}

function Changed() {
  const isLoggedIn = useIsLoggedIn();
  return (
    <Arrival>
      <Alert type="success" showIcon title={CHANGED} />
      {!isLoggedIn && (
        <p className="s-below">
          <LinkButton type="primary" to="/login">
            Go to the login
          </LinkButton>
        </p>
      )}
    </Arrival>
  );
}
