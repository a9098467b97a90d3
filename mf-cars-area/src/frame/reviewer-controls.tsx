import { useProfile, useReviewers } from '@portal/api-slice';
import { COMPONENTS, isAdministrator } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { ReviewersButton, ReviewersList, ReviewersDialog } from '@portal/facilities';
import { useState } from 'react';
import { DeclineReview } from './decline-review';
import { MESSAGES } from '../messages';

const { heading } = MESSAGES;

/** The reviewers of a facility; administrators choose them. */
export function ReviewerControls({ facility }: { facility: NationalFacility }) {
  const application = facility.submissions.initial_acceptance;
  const missing = missingReviewers(facility);
  return (
    <>
      <ReviewersList reviewers={application.component_reviewers} />
      {missing.length > 0 && <p className="cars-missing">{heading.reviewersMissing(missing.join(', '))}</p>}
      <DeclineReview facility={facility} />
      {isAdministrator(useProfile()) && <SetReviewers facility={facility} />}
    </>
  );
}

function SetReviewers({ facility }: { facility: NationalFacility }) {
  const [isOpen, setOpen] = useState(false);
  const { candidates, declined, onRetry, save } = useReviewers(facility._id, isOpen);
  const application = facility.submissions.initial_acceptance;
  const isOver = application.status.code === 'evaluated';
  return (
    <div>
      <ReviewersButton application={application} disabled={isOver} onClick={() => setOpen(true)} />
      {isOver && <p className="cars-soft">{heading.reviewersLater}</p>}
      <ReviewersDialog
        open={isOpen}
        facility={facility}
        candidates={candidates}
        declined={declined}
        onRetry={onRetry}
        onSave={save}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

/** Components with an instrument but no reviewer. */
function missingReviewers({ lidars, photometers, submissions }: NationalFacility): string[] {
  const { component_reviewers } = submissions.initial_acceptance;
  return COMPONENTS.filter(({ code }) => {
    const instruments = code.startsWith('lidar') ? lidars : photometers;
    return instruments.length > 0 && component_reviewers[code] === null;
  }).map(({ name }) => name);
}
