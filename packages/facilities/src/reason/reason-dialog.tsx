import type { Refusal } from '@portal/ui/form';
import { loadedLater, Modal } from '@portal/ui/overlay';
import { MESSAGES } from '../messages';

const ReasonForm = loadedLater(() => import('../windows').then((module) => module.ReasonForm), MESSAGES.window);

export interface ReasonDialogProps {
  isOpen: boolean;
  /** Names the action and the facility. */
  title: string;
  effects: readonly string[];
  hint: string;
  confirmLabel: string;
  /** Key of the typed reason in the browser's local drafts. */
  draftKey: string;
  /** Undoes the step; resolves to the refusal, if any. */
  onConfirm: (reason: string) => Promise<Refusal | undefined>;
  onClose: () => void;
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
