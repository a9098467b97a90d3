import { COMPONENTS } from '@portal/domain';
import type { ComponentReviewers } from '@portal/domain';
import { DefinitionList } from '@portal/ui/core';
import { MESSAGES } from '../messages';

/** Who reviews each component. */
export function ReviewersList({ reviewers }: { reviewers: ComponentReviewers }) {
  const items = COMPONENTS.map(({ code, name }) => {
    const person = reviewers[code];
    return { label: name, value: person ? `${person.first_name} ${person.last_name}` : MESSAGES.reviewers.none };
  });
  return <DefinitionList items={items} />;
}
