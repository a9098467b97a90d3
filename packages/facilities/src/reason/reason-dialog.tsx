import { loadedLater } from '@portal/ui/later';
import { Modal } from '@portal/ui/overlay';
import { MESSAGES } from '../messages';
import type { ReasonFormProps } from './reason-form';

const ReasonForm = loadedLater(() => import('../windows').then((module) => module.ReasonForm), MESSAGES.window);

export interface ReasonDialogProps extends ReasonFormProps {
  isOpen: boolean;
  onClosed?: () => void;
}

/** Asks for confirmation and a reason before a step is undone. The typed reason survives a failed attempt. */
export function ReasonDialog({ isOpen, title, onClose, onClosed, ...form }: ReasonDialogProps) {
  return (
    <Modal
      open={isOpen}
      title={title}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
      {...(onClosed && { afterClose: onClosed })}
    >
      <ReasonForm title={title} onClose={onClose} {...form} />
    </Modal>
  );
}
