import { refusalOf, serverMessage, useConfirmed } from '@portal/api-slice';
import { reasonSchema } from '@portal/domain';
import type { User } from '@portal/domain';
import { FormError } from '@portal/ui/core';
import { SendForm, TextAreaField } from '@portal/ui/form';
import { ConfirmDialog, Modal } from '@portal/ui/overlay';
import { useLockUserMutation, useUnlockUserMutation } from '../api/users';
import { MESSAGES } from './messages';
import { useUserUrlState } from './use-user-url-state';

export interface LockDialogProps {
  /** The user to lock or unlock; undefined closes the dialog. */
  user: User | undefined;
}

const { lock, unlock } = MESSAGES;
const TEXTS = { problems: lock.problems, failedTitle: lock.failedTitle, failed: lock.failed, send: lock.confirm };

const NO_REASON = { reason: '' };

/** Locks an account and logs out all of its devices, or unlocks a locked one. */
export const LockDialog = ({ user }: LockDialogProps) => (user?.locked ? <Unlock user={user} /> : <Lock user={user} />);

function Lock({ user }: LockDialogProps) {
  const { go } = useUserUrlState();
  const [send] = useLockUserMutation();
  const close = () => go({ lock: null });
  return (
    <Modal open={user !== undefined} title={lock.title} footer={null} onCancel={close} destroyOnHidden>
      {user && (
        <SendForm
          label={lock.title}
          texts={TEXTS}
          initialValues={NO_REASON}
          validationSchema={reasonSchema}
          onSend={async ({ reason }) => refusalOf((await send({ id: user._id, reason })).error)}
          onSent={close}
          onCancel={close}
        >
          <p>{lock.question(user.email)}</p>
          <p className="adm-soft">{lock.stays}</p>
          <TextAreaField name="reason" minRows={2} label={lock.reason} hint={lock.reasonHint} />
        </SendForm>
      )}
    </Modal>
  );
}

function Unlock({ user }: { user: User }) {
  const { go } = useUserUrlState();
  const { confirm, close, isBusy, error } = useConfirmed(useUnlockUserMutation(), () => go({ lock: null }));
  return (
    <ConfirmDialog
      open
      title={unlock.title}
      confirmLabel={unlock.confirm}
      isBusy={isBusy}
      onCancel={close}
      onConfirm={() => void confirm(user._id)}
      question={
        <div className="adm-stack">
          <p>{unlock.question(user.email)}</p>
          <p className="adm-soft">{unlock.effect}</p>
          {error !== undefined && (
            <FormError title={unlock.failedTitle}>{serverMessage(error) ?? unlock.failed}</FormError>
          )}
        </div>
      }
    />
  );
}
