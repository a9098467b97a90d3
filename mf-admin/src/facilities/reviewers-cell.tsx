import { COMPONENTS } from '@portal/domain';
import type { ComponentReviewers, NationalFacility } from '@portal/domain';
import { ReviewersButton } from '@portal/facilities';
import type { OpenWindow } from './facility-actions';
import { MESSAGES } from './messages';

/** Names of those who review something, each once; who reviews what, the window says. */
function reviewersOf(reviewers: ComponentReviewers): string[] {
  const names = new Map<string, string>();
  for (const { code } of COMPONENTS) {
    const person = reviewers[code];
    if (person) names.set(person._id, `${person.first_name} ${person.last_name}`);
  }
  return [...names.values()];
}

/** Props of `ReviewersCell`. */
export interface ReviewersCellProps {
  facility: NationalFacility;
  onOpen: OpenWindow;
}

/** The reviewers of a facility, and the button that changes them. */
export function ReviewersCell({ facility, onOpen }: ReviewersCellProps) {
  const application = facility.submissions.initial_acceptance;
  const people = reviewersOf(application.component_reviewers);
  if (application.date === null && people.length === 0) return MESSAGES.table.missing;
  return (
    <div className="adm-reviewers">
      {people.length > 0 && <p>{people.join(', ')}</p>}
      <ReviewersButton
        application={application}
        of={facility.acronym}
        disabled={application.status.code === 'evaluated'}
        onClick={() => onOpen('reviewers', facility._id)}
      />
    </div>
  );
}
