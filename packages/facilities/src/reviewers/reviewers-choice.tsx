import { ErrorState, Loading } from '@portal/ui/core';
import type { DeclinedReview } from '@portal/domain';
import { MESSAGES } from '../messages';
import { DeclinedList } from './declined-list';
import { ReviewersForm } from './reviewers-form';
import type { Candidates, ReviewersSetting } from './reviewers-form';

const { reviewers: texts } = MESSAGES;

export interface ReviewersChoiceProps extends ReviewersSetting {
  /** `null` while loading. */
  candidates: Candidates | null;
  /** Reviews of the facility that were declined. */
  declined: readonly DeclinedReview[];
  /** Present if loading failed. */
  onRetry?: (() => void) | undefined;
}

/** Content of the dialog for choosing reviewers. */
export function ReviewersChoice(props: ReviewersChoiceProps) {
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
