import { instrumentOf, needsReviewer } from '@portal/domain';
import type { Component, NationalFacility } from '@portal/domain';
import { MESSAGES } from '../messages';

const { people: texts } = MESSAGES.several;

/** With more people than this, their number is given instead of their names. */
const NAMED = 3;

/**
 * Who reviews a component of these facilities at present, in words: "Ada Byron", or "3 facilities: Ada Byron;
 * 2 facilities: no one". A facility without such an instrument needs no one.
 */
export function presentReviewers(facilities: readonly NationalFacility[], component: Component): string {
  const groups = groupsOf(facilities, component);
  const [[only] = [''], ...others] = groups;
  return others.length === 0 ? only : groups.map(([who, count]) => texts.ofFacilities(count, who)).join('; ');
}

/** People or what stands for them, with the number of their facilities; those without anyone are last. */
function groupsOf(facilities: readonly NationalFacility[], component: Component): [who: string, count: number][] {
  const people = new Map<string, number>();
  let [free, unneeded] = [0, 0];
  for (const facility of facilities) {
    const person = facility.submissions.initial_acceptance.component_reviewers[component];
    const name = person && `${person.first_name} ${person.last_name}`;
    if (name) people.set(name, (people.get(name) ?? 0) + 1);
    else if (needsReviewer(facility, component)) free += 1;
    else unneeded += 1;
  }
  const reviewed = facilities.length - free - unneeded;
  const named: [string, number][] = people.size > NAMED ? [[texts.different(people.size), reviewed]] : [...people];
  const others: [string, number][] = [
    [texts.noOne, free],
    [texts.notNeeded(instrumentOf(component)), unneeded],
  ];
  return [...named, ...others.filter(([, count]) => count > 0)];
}
