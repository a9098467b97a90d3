import { useListDeputiesQuery, useProfile } from '@portal/api-slice';
import { MAX_DEPUTIES } from '@portal/domain';
import type { Deputy, NationalFacility } from '@portal/domain';
import { EmptyState, ErrorState, formatDay, Loading, Panel } from '@portal/ui/core';
import type { Access } from '../facility/access';
import { MESSAGES } from './messages';
import { NameDeputy } from './name-deputy';
import { RemoveDeputy } from './remove-deputy';

export interface DeputiesTabProps {
  facility: NationalFacility;
  access: Pick<Access, 'mayNameDeputies'>;
}

/** The deputies of a facility, who edit and submit as its owner does. The owner and staff name and remove them. */
export function DeputiesTab({ facility, access }: DeputiesTabProps) {
  const { currentData: deputies, isError, refetch } = useListDeputiesQuery(facility._id);
  if (!deputies && isError)
    return (
      <ErrorState title={MESSAGES.failedTitle} onRetry={() => void refetch()}>
        {MESSAGES.failed}
      </ErrorState>
    );
  if (!deputies) return <Loading label={MESSAGES.loading} />;
  return (
    <Panel>
      <div className="nf-stack">
        <p>{MESSAGES.about}</p>
        <Deputies deputies={deputies} facility={facility} access={access} />
        {access.mayNameDeputies && <Naming facility={facility} isFull={deputies.length >= MAX_DEPUTIES} />}
      </div>
    </Panel>
  );
}

const Naming = ({ facility, isFull }: { facility: NationalFacility; isFull: boolean }) =>
  isFull ? <p className="nf-soft">{MESSAGES.full}</p> : <NameDeputy facility={facility} />;

function Deputies({ deputies, facility, access }: DeputiesTabProps & { deputies: readonly Deputy[] }) {
  const me = useProfile()?._id;
  const { first_name, last_name } = facility.owner;
  if (deputies.length === 0)
    return <EmptyState title={MESSAGES.emptyTitle}>{MESSAGES.empty(`${first_name} ${last_name}`)}</EmptyState>;
  return (
    <ul className="nf-people">
      {deputies.map((deputy) => (
        <li key={deputy._id} className="nf-person">
          <span>
            {deputy.first_name} {deputy.last_name}{' '}
            <span className="nf-soft">
              {deputy.email}, <span className="nf-whole">{MESSAGES.since(formatDay(deputy.since) ?? '')}</span>
            </span>
          </span>
          {(access.mayNameDeputies || deputy._id === me) && (
            <RemoveDeputy facility={facility} deputy={deputy} isMe={deputy._id === me} />
          )}
        </li>
      ))}
    </ul>
  );
}
