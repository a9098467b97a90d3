import { loadedLater, Modal } from '@portal/ui/overlay';
import type { DeclinedReview } from '@portal/domain';
import { MESSAGES } from '../messages';
import type { Candidates, ReviewersSetting } from './reviewers-form';

export interface ReviewersDialogProps extends ReviewersSetting {
  open: boolean;
  /** `null` while loading. */
  candidates: Candidates | null;
  /** Reviews of the facility that were declined. */
  declined: readonly DeclinedReview[];
  /** Present if loading failed. */
  onRetry?: (() => void) | undefined;
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
