import { refusalOf, serverMessage } from '@portal/api-slice';
import { deviceName, passkeyNameSchema } from '@portal/domain';
import { SendForm, TextField } from '@portal/ui/form';
import { Modal } from '@portal/ui/overlay';
import { useState } from 'react';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '../api/account';
import type { LazyDialogProps } from '../layout/use-lazy-dialog';
import { createPasskey } from './passkeys';
import { RecoveryCodesView } from './recovery-codes';
import './second-factor.css';

const TEXTS = {
  problems: 'Not added. Please correct:',
  failedTitle: 'Not added',
  failed: 'Please try again in a moment.',
  send: 'Add a passkey',
  cancel: 'Cancel',
};

const NOT_MADE = 'Your browser made no passkey. Please try again, or use one-time codes.';

/** Adds a passkey under a name that its user recognises. */
export const AddPasskeyDialog = ({ open, onClose }: LazyDialogProps) => (
  <Modal open={open} title="Add a passkey" footer={null} onCancel={onClose} destroyOnHidden>
    <Steps onClose={onClose} />
  </Modal>
);

function Steps({ onClose }: Pick<LazyDialogProps, 'onClose'>) {
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [recovery, setRecovery] = useState<readonly string[]>([]);

  async function send({ name }: { name: string }) {
    const begun = await begin();
    if (!begun.data) return refusalOf(begun.error);
    const made = await createPasskey(begun.data);
    if (!made) return { errors: null, message: NOT_MADE };
    const { data, error } = await add({ name, ...made });
    if (!data) return { errors: null, message: serverMessage(error) };
    if (data.recovery_codes.length > 0) setRecovery(data.recovery_codes);
    else onClose();
    return undefined;
  }

  if (recovery.length > 0) return <RecoveryCodesView codes={recovery} onClose={onClose} />;
  return (
    <SendForm
      label="Add a passkey"
      texts={TEXTS}
      initialValues={{ name: deviceName(navigator.userAgent) ?? 'Passkey' }}
      validationSchema={passkeyNameSchema}
      onSend={send}
      onCancel={onClose}
    >
      <p>A passkey is kept by your device, your password manager or a security key, and works on this portal only.</p>
      <TextField name="name" label="Name" hint="By which you recognise it later" required />
    </SendForm>
  );
}
