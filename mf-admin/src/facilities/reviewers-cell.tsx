import { COMPONENTS } from '@portal/domain';
import type { Component, ComponentReviewers, NationalFacility } from '@portal/domain';
import { ReviewersButton } from '@portal/facilities';
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

/** The reviewers of a facility, one per line, and a button to change them. */
export function ReviewersCell({ facility, onOpen }: ReviewersCellProps) {
  const application = facility.submissions.initial_acceptance;
  const people = reviewersOf(application.component_reviewers);
  if (application.date === null && people.length === 0) return MESSAGES.table.missing;
  return (
    <div className="adm-reviewers">
      {people.length > 0 && (
        <ul className="adm-people">
          {people.map(({ id, name, parts }) => (
            // One line each; the tooltip and the dialog show the whole text.
            <li key={id} title={`${name}: ${texts.parts(parts)}`}>
              {name} <span className="adm-soft">{texts.parts(parts)}</span>
            </li>
          ))}
        </ul>
      )}
      <ReviewersButton
        application={application}
        of={facility.acronym}
        disabled={application.status.code === 'evaluated'}
        onClick={() => onOpen('reviewers', facility._id)}
      />
    </div>
  );
}
