import { ErrorState, Loading } from '@portal/ui/core';
import { Modal } from '@portal/ui/overlay';
import type { DeclinedReview } from '@portal/domain';
import { MESSAGES } from '../messages';
import { DeclinedList } from './declined-list';
import { ReviewersForm } from './reviewers-form';
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

const { reviewers: texts } = MESSAGES;

/** The dialog for choosing reviewers. */
export function ReviewersDialog({ open, onClose, ...props }: ReviewersDialogProps) {
  return (
    <Modal open={open} title={texts.title} footer={null} onCancel={onClose} destroyOnHidden>
      <Body {...props} onClose={onClose} />
    </Modal>
  );
}

function Body({ facility, candidates, declined, onRetry, onSave, onClose }: Omit<ReviewersDialogProps, 'open'>) {
  if (candidates)
    return (
      <>
        <p className="fac-reviewers-of">
          <strong>{facility.pretty_name}</strong>
        </p>
        <DeclinedList declined={declined} />
        <ReviewersForm {...{ facility, candidates, onSave, onClose }} />
      </>
    );
  if (!onRetry) return <Loading label={texts.loading} />;
  return (
    <ErrorState title={texts.failedTitle} onRetry={onRetry}>
      {texts.failed}
    </ErrorState>
  );
}
