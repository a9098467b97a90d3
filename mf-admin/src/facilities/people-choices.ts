import type { Person } from '@portal/domain';
import type { SearchChoice } from '@portal/ui/filter';

/** Users as options of a search field, by name and address. */
export const choicesOf = (people: readonly Person[]): SearchChoice[] =>
  people.map(({ _id, first_name, last_name, email }) => ({
    value: _id,
    label: `${first_name} ${last_name}`,
    hint: email,
  }));
