import { ErrorState, Loading } from '@portal/ui/core';
import { MESSAGES } from '../messages';
import { DeclinedList } from './declined-list';
import type { ReviewersDialogProps } from './reviewers-dialog';
import { ReviewersForm } from './reviewers-form';

const { reviewers: texts } = MESSAGES;

/** Content of the dialog for choosing reviewers. */
export function ReviewersChoice(props: Omit<ReviewersDialogProps, 'open'>) {
  const { facility, candidates, declined, onRetry, onSave, onClose } = props;
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
