import { refusalOf, serverMessage } from '@portal/api-slice';
import { deviceName, passkeyNameSchema } from '@portal/domain';
import { SendForm, TextField } from '@portal/ui/form';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '../api/account';
import type { LazyDialogProps } from '../layout/use-lazy-dialog';
import { FactorDialog } from './factor-dialog';
import { createPasskey } from './passkeys';
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
  <FactorDialog open={open} title="Add a passkey" onClose={onClose}>
    {(onDone) => <Form onDone={onDone} onClose={onClose} />}
  </FactorDialog>
);

interface FormProps extends Pick<LazyDialogProps, 'onClose'> {
  onDone: (recoveryCodes: readonly string[]) => void;
}

function Form({ onDone, onClose }: FormProps) {
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();

  async function send({ name }: { name: string }) {
    const begun = await begin();
    if (!begun.data) return refusalOf(begun.error);
    const made = await createPasskey(begun.data);
    if (!made) return { errors: null, message: NOT_MADE };
    const { data, error } = await add({ name, ...made });
    if (!data) return { errors: null, message: serverMessage(error) };
    onDone(data.recovery_codes);
    return undefined;
  }

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
