import type { Component, NationalFacility } from '@portal/domain';
import { MESSAGES } from '../messages';

const { people: texts } = MESSAGES.several;

/** With more people than this, their number is given instead of their names. */
const NAMED = 3;

/** Who reviews a component of these facilities at present, in words: "Ada Byron", or "3 facilities: Ada Byron; 2 facilities: no one". */
export function presentReviewers(facilities: readonly NationalFacility[], component: Component): string {
  const counts = new Map<string, number>();
  for (const { submissions } of facilities) {
    const person = submissions.initial_acceptance.component_reviewers[component];
    const name = person ? `${person.first_name} ${person.last_name}` : '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [only = ''] = counts.keys();
  if (counts.size <= 1) return only || texts.noOne;
  const free = counts.get('') ?? 0;
  const people = [...counts].filter(([name]) => name !== '');
  const named =
    people.length > NAMED
      ? [texts.ofFacilities(facilities.length - free, texts.different(people.length))]
      : people.map(([name, count]) => texts.ofFacilities(count, name));
  return [...named, ...(free > 0 ? [texts.ofFacilities(free, texts.noOne)] : [])].join('; ');
}
