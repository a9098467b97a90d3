import { ErrorState, Loading } from '@portal/ui/core';
import { Modal } from '@portal/ui/overlay';
import { MESSAGES } from '../messages';
import { ReviewersForm } from './reviewers-form';
import type { Candidates, ReviewersSetting } from './setting';

/** Props of `ReviewersWindow`. */
export interface ReviewersDialogProps extends ReviewersSetting {
  open: boolean;
  /** `null` until they are loaded. */
  candidates: Candidates | null;
  /** The people could not be loaded: how to try again. */
  onRetry?: (() => void) | undefined;
}

const { reviewers: texts } = MESSAGES;

/** Chooses who reviews each component of a facility. */
export function ReviewersDialog({ open, onClose, ...props }: ReviewersDialogProps) {
  return (
    <Modal open={open} title={texts.title} footer={null} onCancel={onClose} destroyOnHidden>
      <Body {...props} onClose={onClose} />
    </Modal>
  );
}

function Body({ facility, candidates, onRetry, onSave, onClose }: Omit<ReviewersDialogProps, 'open'>) {
  if (candidates) return <ReviewersForm {...{ facility, candidates, onSave, onClose }} />;
  if (!onRetry) return <Loading label={texts.loading} />;
  return (
    <ErrorState title={texts.failedTitle} onRetry={onRetry}>
      {texts.failed}
    </ErrorState>
  );
}
