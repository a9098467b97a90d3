import { COMPONENTS } from '@portal/domain';
import type { DeclinedReview } from '@portal/domain';
import { Dated, formatDay } from '@portal/ui/core';
import { MESSAGES } from '../messages';

const { declined: texts } = MESSAGES;

/** Declined reviews with component, reviewer and reason. Only administrators receive them. */
export function DeclinedList({ declined }: { declined: readonly DeclinedReview[] }) {
  if (declined.length === 0) return null;
  return (
    <section className="fac-declined-list" aria-label={texts.title}>
      <p className="fac-declined-title">{texts.title}</p>
      <ul className="fac-declined">
        {declined.map((one) => (
          <li key={one._id}>
            <Dated text={texts.who(nameOf(one), componentOf(one), formatDay(one.at) ?? '')} />
            {one.conflict_of_interest && <strong> {texts.conflict}</strong>} <q>{one.reason}</q>
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameOf = ({ person }: DeclinedReview) => `${person.first_name} ${person.last_name}`;
const componentOf = ({ component }: DeclinedReview) => COMPONENTS.find(({ code }) => code === component)?.name ?? '';
