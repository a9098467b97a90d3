import { refusalOf } from '@portal/api-slice';
import { releaseKeySchema } from '@portal/domain';
import { SendForm, TextField } from '@portal/ui/form';
import { Modal } from '@portal/ui/overlay';
import { useAddReleaseKeyMutation } from '../api/releases';
import { GRANT_MESSAGES } from './grant-messages';

export interface KeyDialogProps {
  part: string;
  open: boolean;
  onClose: () => void;
}

const { key: texts } = GRANT_MESSAGES;
const START = { name: '', public_key: '' };
const TEXTS = {
  problems: texts.problems,
  failedTitle: texts.failedTitle,
  failed: texts.failed,
  send: texts.send,
  cancel: texts.cancel,
};

/** Adds a public key of a team to its part. */
export function KeyDialog({ part, open, onClose }: KeyDialogProps) {
  const [add] = useAddReleaseKeyMutation();
  return (
    <Modal open={open} title={texts.title(part)} footer={null} onCancel={onClose} destroyOnHidden>
      <SendForm
        label={texts.title(part)}
        texts={TEXTS}
        initialValues={START}
        validationSchema={releaseKeySchema}
        onSend={async (values) => {
          const answer = await add({ part, ...releaseKeySchema.cast(values) });
          return refusalOf(answer.error);
        }}
        onSent={onClose}
        onCancel={onClose}
      >
        <p>{texts.intro(part)}</p>
        <TextField name="name" label={texts.name} hint={texts.nameHint} />
        <TextField name="public_key" label={texts.publicKey} hint={texts.publicKeyHint} />
      </SendForm>
    </Modal>
  );
}
