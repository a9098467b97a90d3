import type { NationalFacility, Person, Reviewer } from '@portal/domain';
import type { SearchChoice } from '@portal/ui/filter';
import { MESSAGES } from '../messages';

const nameOf = ({ first_name, last_name }: Reviewer) => `${first_name} ${last_name}`;

/** The candidates for a component: owners cannot review their own facility; the present reviewer stays in the list. */
export function choicesFor(
  candidates: readonly Person[],
  present: Reviewer | null,
  { owner }: Pick<NationalFacility, 'owner'>,
): SearchChoice[] {
  const offered = candidates
    .filter(({ _id }) => _id !== owner._id)
    .map((person) => ({ value: person._id, label: nameOf(person), hint: person.email }));
  if (present === null || offered.some(({ value }) => value === present._id)) return offered;
  return [{ value: present._id, label: nameOf(present), hint: MESSAGES.reviewers.roleGone }, ...offered];
}
