import { refusalOf } from '@portal/api-slice';
import { reasonSchema } from '@portal/domain';
import { SendForm, TextAreaField } from '@portal/ui/form';
import { Modal, useLast } from '@portal/ui/overlay';
import { useRetirePartMutation, useSwitchPartMutation, useWithdrawReleaseMutation } from '../api/releases';
import { MESSAGES } from './messages';

const { use: texts } = MESSAGES;

/** The ways to take a part out of use: temporarily, until its next release, or permanently. */
export type UseChange = 'switch' | 'withdraw' | 'retire';

export interface UseDialogProps {
  part: string;
  /** The requested change; undefined closes the dialog. */
  change: UseChange | undefined;
  onClose: () => void;
}

const START = { reason: '' };

/** Takes a part out of use, with a reason. */
export function UseDialog({ part, change, onClose }: UseDialogProps) {
  const shown = useLast(change) ?? 'switch';
  const { title, intro, reason: label, send } = texts[shown];
  const [switchOff] = useSwitchPartMutation();
  const [withdraw] = useWithdrawReleaseMutation();
  const [retire] = useRetirePartMutation();
  const acts = {
    switch: (reason: string) => switchOff({ part, off: reason }),
    withdraw: (reason: string) => withdraw({ part, reason }),
    retire: (reason: string) => retire({ part, reason }),
  };
  return (
    <Modal open={change !== undefined} title={title(part)} footer={null} onCancel={onClose} destroyOnHidden>
      <SendForm
        label={title(part)}
        texts={{
          problems: texts.problems,
          failedTitle: texts.problems,
          failed: texts.failed,
          send,
          cancel: texts.cancel,
        }}
        initialValues={START}
        validationSchema={reasonSchema}
        onSend={async ({ reason }) => refusalOf((await acts[shown](reason)).error)}
        onSent={onClose}
        onCancel={onClose}
      >
        <p>{intro}</p>
        <TextAreaField name="reason" label={label} minRows={2} required />
      </SendForm>
    </Modal>
  );
}
