import { COMPONENTS } from '@portal/domain';
import type { Component, ComponentReviewers, Reviewer } from '@portal/domain';

/** A reviewer with the components to evaluate. */
export interface ReviewingPerson {
  person: Reviewer;
  parts: Component[];
}

/** The reviewers of an application, each once. */
export function peopleOf(reviewers: ComponentReviewers): ReviewingPerson[] {
  const people = new Map<string, ReviewingPerson>();
  for (const { code } of COMPONENTS) {
    const person = reviewers[code];
    if (!person) continue;
    const known = people.get(person._id);
    if (known) known.parts.push(code);
    else people.set(person._id, { person, parts: [code] });
  }
  return [...people.values()];
}
