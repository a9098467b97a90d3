import { useListConfigurationChangesQuery, useProfile } from '@portal/api-slice';
import { day } from '@portal/domain';
import type { ConfigurationChange } from '@portal/domain';
import { Chip, ErrorState, Loading, Panel } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { useEffect, useMemo } from 'react';
import { see, seenBefore } from './last-visit';
import { MEMBER_MESSAGES } from './messages';
import './tasks.css';

const { configurations: texts } = MEMBER_MESSAGES;
const SHOWN = 8;

/** The configurations approved last, for users who process the data; those new since the last visit are marked. */
export function NewestConfigurations() {
  const id = useProfile()?._id ?? '';
  const before = seenBefore(id);
  const {
    data: changes,
    isError,
    refetch,
  } = useListConfigurationChangesQuery(undefined, { refetchOnMountOrArgChange: true });
  const approvals = useMemo(() => changes?.filter(({ change }) => change === 'approved').toReversed(), [changes]);
  const newest = approvals?.[0]?.at;
  useEffect(() => {
    if (id !== '' && newest !== undefined) see(id, newest);
  }, [id, newest]);
  if (!approvals && isError)
    return (
      <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
        {MEMBER_MESSAGES.tasks.failed}
      </ErrorState>
    );
  if (!approvals) return <Loading label={texts.loading} />;
  const fresh = approvals.filter(({ at }) => at > before).length;
  return (
    <Panel title={texts.title(fresh)} actions={<Link to="/cars/configurations">{texts.all}</Link>}>
      {approvals.length === 0 ? (
        <p className="pub-no-tasks">{texts.none}</p>
      ) : (
        <div className="pub-tasks-frame">
          <ul className="pub-tasks" aria-label={texts.list}>
            {approvals.slice(0, SHOWN).map((approval) => (
              <Approval key={approval.cursor} approval={approval} isNew={approval.at > before} />
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}

function Approval({
  approval: { facility, number, at, from, lidars },
  isNew,
}: {
  approval: ConfigurationChange;
  isNew: boolean;
}) {
  return (
    <li className="pub-task">
      <span className="pub-task-facility">
        <Link to={`/cars/evaluate-nf/${facility._id}`}>{facility.acronym}</Link>
      </span>
      <span className="pub-task-what">
        <strong>{texts.version(number)}</strong>
        <span className="pub-soft">{lidars.map(({ name }) => name).join(', ')}</span>
      </span>
      <span className="pub-task-days">
        {isNew && <Chip tone="info">{texts.new}</Chip>}
        <time className="pub-soft" dateTime={day(at) ?? undefined}>
          {texts.from(from)}
        </time>
      </span>
    </li>
  );
}
