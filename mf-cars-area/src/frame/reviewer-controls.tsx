import { useProfile, useReviewers } from '@portal/api-slice';
import { COMPONENTS, isAdministrator, needsReviewer } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { ReviewersButton, ReviewersList, ReviewersDialog } from '@portal/facilities';
import { useState } from 'react';
import { DeclineReview } from './decline-review';
import { usePrimaryStep } from './primary-step';
import { MESSAGES } from '../messages';

const { heading } = MESSAGES;

/** The reviewers of a facility, with buttons for them to decline their own components. */
export function ReviewerControls({ facility }: { facility: NationalFacility }) {
  return (
    <>
      <ReviewersList reviewers={facility.submissions.initial_acceptance.component_reviewers} />
      <DeclineReview facility={facility} />
    </>
  );
}

/** The reviewers that an application lacks; empty if there are all. */
export function MissingReviewers({ facility }: { facility: NationalFacility }) {
  const missing = missingReviewers(facility);
  if (missing.length === 0) return null;
  return <p className="cars-missing">{heading.reviewersMissing(missing.join(', '))}</p>;
}

/** The choice of reviewers, for administrators while it is possible. */
export function ChooseReviewers({ facility }: { facility: NationalFacility }) {
  return isAdministrator(useProfile()) ? <SetReviewers facility={facility} /> : null;
}

function SetReviewers({ facility }: { facility: NationalFacility }) {
  const [isOpen, setOpen] = useState(false);
  const { candidates, declined, onRetry, save } = useReviewers(facility._id, isOpen);
  const application = facility.submissions.initial_acceptance;
  const step = usePrimaryStep(facility);
  const isOver = application.status.code === 'evaluated';
  return (
    <>
      {isOver ? (
        <span className="cars-soft">{heading.reviewersLater}</span>
      ) : (
        <ReviewersButton application={application} isOutlined={step !== 'reviewers'} onClick={() => setOpen(true)} />
      )}
      <ReviewersDialog
        open={isOpen}
        facility={facility}
        candidates={candidates}
        declined={declined}
        onRetry={onRetry}
        onSave={save}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** Components with an instrument but no reviewer. */
function missingReviewers(facility: NationalFacility): string[] {
  const { component_reviewers } = facility.submissions.initial_acceptance;
  return COMPONENTS.filter(({ code }) => needsReviewer(facility, code) && component_reviewers[code] === null).map(
    ({ name }) => name,
  );
}
