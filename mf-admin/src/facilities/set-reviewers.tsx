import { useReviewers } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import { ReviewersDialog } from '@portal/facilities';
import { useLast } from '@portal/ui/overlay';

/** Props of `SetReviewers`. */
export interface SetReviewersProps {
  /** Whose reviewers to choose; nothing is asked without. */
  facility: NationalFacility | undefined;
  onClose: () => void;
}

/** Chooses the reviewers of a facility. */
export function SetReviewers({ facility, onClose }: SetReviewersProps) {
  const shown = useLast(facility);
  const isOpen = facility !== undefined;
  const { candidates, onRetry, save } = useReviewers(shown?._id ?? '', isOpen);
  if (!shown) return null;
  return (
    <ReviewersDialog
      open={isOpen}
      facility={shown}
      candidates={candidates}
      onRetry={onRetry}
      onSave={save}
      onClose={onClose}
    />
  );
}
