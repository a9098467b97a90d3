import { COMPONENTS } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { ReviewersButton } from '@portal/facilities';
import { HoverNote } from '@portal/ui/overlay';
import type { OpenDialog } from './facility-actions';
import { MESSAGES } from './messages';
import { peopleOf } from './people-of';
import type { ReviewingPerson } from './people-of';

const texts = MESSAGES.table.reviewers;

const noteOf = ({ person: { first_name, last_name }, parts }: ReviewingPerson) =>
  `${first_name} ${last_name}: ${texts.parts(parts)}`;

export interface ReviewersCellProps {
  facility: NationalFacility;
  onOpen: OpenDialog;
}

/** The number of reviewers of a facility, with their names on hover and focus, and a button to change them. */
export function ReviewersCell({ facility, onOpen }: ReviewersCellProps) {
  const application = facility.submissions.initial_acceptance;
  const people = peopleOf(application.component_reviewers);
  if (application.date === null && people.length === 0)
    return <span className="p-missing">{MESSAGES.table.missing}</span>;
  const count = COMPONENTS.filter(({ code }) => application.component_reviewers[code] !== null).length;
  const isOver = application.status.code === 'evaluated';
  return (
    <div className="adm-reviewers">
      {people.length > 0 && (
        <HoverNote note={people.map(noteOf).join('\n')}>{texts.count(count, COMPONENTS.length)}</HoverNote>
      )}
      {!isOver && (
        <ReviewersButton
          application={application}
          of={facility.acronym}
          isSmall
          onClick={() => onOpen('reviewers', facility._id)}
        />
      )}
    </div>
  );
}
