import { COMPONENTS } from '@portal/domain';
import type { Component, ComponentReviewers, NationalFacility } from '@portal/domain';
import { ReviewersButton } from '@portal/facilities';
import { HoverNote } from '@portal/ui/overlay';
import type { OpenDialog } from './facility-actions';
import { MESSAGES } from './messages';

const texts = MESSAGES.table.reviewers;

/** The reviewers of an application, each with the components to evaluate. */
function reviewersOf(reviewers: ComponentReviewers) {
  const people = new Map<string, { id: string; name: string; parts: Component[] }>();
  for (const { code } of COMPONENTS) {
    const person = reviewers[code];
    if (!person) continue;
    const known = people.get(person._id);
    if (known) known.parts.push(code);
    else people.set(person._id, { id: person._id, name: `${person.first_name} ${person.last_name}`, parts: [code] });
  }
  return [...people.values()];
}

export interface ReviewersCellProps {
  facility: NationalFacility;
  onOpen: OpenDialog;
}

/** The number of reviewers of a facility, with their names on hover and focus, and a button to change them. */
export function ReviewersCell({ facility, onOpen }: ReviewersCellProps) {
  const application = facility.submissions.initial_acceptance;
  const people = reviewersOf(application.component_reviewers);
  if (application.date === null && people.length === 0)
    return <span className="p-missing">{MESSAGES.table.missing}</span>;
  const count = COMPONENTS.filter(({ code }) => application.component_reviewers[code] !== null).length;
  const isOver = application.status.code === 'evaluated';
  return (
    <div className="adm-reviewers">
      {people.length > 0 && (
        <HoverNote note={people.map(({ name, parts }) => `${name}: ${texts.parts(parts)}`).join('\n')}>
          {texts.count(count, COMPONENTS.length)}
        </HoverNote>
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
