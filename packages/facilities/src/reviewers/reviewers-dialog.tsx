import { loadedLater } from '@portal/ui/later';
import { Modal } from '@portal/ui/overlay';
import { MESSAGES } from '../messages';
import type { ReviewersChoiceProps } from './reviewers-choice';

export interface ReviewersDialogProps extends ReviewersChoiceProps {
  open: boolean;
}

const { reviewers: texts, window: later } = MESSAGES;

const ReviewersChoice = loadedLater(() => import('../windows').then((module) => module.ReviewersChoice), later);

/** The dialog for choosing reviewers. */
export function ReviewersDialog({ open, onClose, ...props }: ReviewersDialogProps) {
  return (
    <Modal open={open} title={texts.title} footer={null} onCancel={onClose} destroyOnHidden>
      <ReviewersChoice {...props} onClose={onClose} />
    </Modal>
  );
}
