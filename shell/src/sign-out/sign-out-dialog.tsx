import { serverMessage, useForgetSession, useSignOutEverywhereMutation } from '@portal/api-slice';
import { FormError } from '@portal/ui/core';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useLocation, useNavigate } from '@portal/ui/router';
import { loginPath } from '../access/safe-path';
import type { LazyDialogProps } from '../layout/use-lazy-dialog';
import './sign-out-dialog.css';

/** Confirms that all sessions of the user end. Afterwards the user is logged out, and the dialog disappears. */
export function SignOutDialog({ open, onClose }: LazyDialogProps) {
  const [signOut, { isLoading, error, reset }] = useSignOutEverywhereMutation();
  const forget = useForgetSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  async function confirm() {
    const result = await signOut();
    if (result.error) return;
    // Clear the session first: the login page redirects logged-in users.
    forget();
    void navigate(loginPath(pathname + search), { replace: true });
  }
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title="Log out everywhere"
      confirmLabel="Log out everywhere"
      isBusy={isLoading}
      onCancel={close}
      onConfirm={() => void confirm()}
      question={
        <div className="s-sign-out">
          <p>Are you sure you want to end all your sessions?</p>
          <ul>
            <li>You are logged out on all devices, on this one too.</li>
            <li>Your password stays as it is: with it, you can log in again.</li>
            <li>A notice is mailed to your address.</li>
          </ul>
          {error && (
            <FormError title="You were not logged out">
              {serverMessage(error) ?? 'Please try again in a moment.'}
            </FormError>
          )}
        </div>
      }
    />
  );
}
