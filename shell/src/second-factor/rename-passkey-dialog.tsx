import { refusalOf } from '@portal/api-slice';
import { passkeyNameSchema } from '@portal/domain';
import type { OwnPasskey } from '@portal/domain';
import { SendForm, TextField } from '@portal/ui/form';
import { Modal } from '@portal/ui/overlay';
import { useRenamePasskeyMutation } from '../api/account';
import type { LazyDialogProps } from '../layout/use-lazy-dialog';

const TEXTS = {
  problems: 'Not renamed. Please correct:',
  failedTitle: 'Not renamed',
  failed: 'Please try again in a moment.',
  send: 'Rename',
  cancel: 'Cancel',
};

/** Renames a passkey. */
export function RenamePasskeyDialog({ passkey: { _id: id, name }, open, onClose }: RenamePasskeyProps) {
  const [rename] = useRenamePasskeyMutation();
  return (
    <Modal open={open} title="Rename" footer={null} onCancel={onClose} destroyOnHidden>
      <SendForm
        label="Rename the passkey"
        texts={TEXTS}
        initialValues={{ name }}
        validationSchema={passkeyNameSchema}
        onSend={async (values) => refusalOf((await rename({ id, ...values })).error)}
        onSent={onClose}
        onCancel={onClose}
      >
        <TextField name="name" label="Name" required />
      </SendForm>
    </Modal>
  );
}

export interface RenamePasskeyProps extends LazyDialogProps {
  passkey: OwnPasskey;
}
