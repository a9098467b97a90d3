import {
  configurationVersion,
  useConfigurationsSeenBefore,
  useDownload,
  useListConfigurationChangesQuery,
  useProfile,
} from '@portal/api-slice';
import { day } from '@portal/domain';
import type { ConfigurationChange } from '@portal/domain';
import { Button, Chip, ErrorState, Icon, Loading, Panel } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { useMemo, useState } from 'react';
import { MEMBER_MESSAGES } from './messages';
import './tasks.css';

const { configurations: texts } = MEMBER_MESSAGES;
const SHOWN = 8;

/** The configurations approved last, for users who process the data; those new since the last visit are marked. */
export function NewestConfigurations() {
  const id = useProfile()?._id ?? '';
  const {
    data: changes,
    isError,
    refetch,
  } = useListConfigurationChangesQuery(undefined, { refetchOnMountOrArgChange: true });
  const approvals = useMemo(() => changes?.filter(({ change }) => change === 'approved').toReversed(), [changes]);
  const before = useConfigurationsSeenBefore(id, approvals?.[0]?.at);
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
        <Link to={`/cars/configurations?search=${encodeURIComponent(facility.acronym)}`}>{facility.pretty_name}</Link>
      </span>
      <span className="pub-task-what">
        <strong>{texts.version(number)}</strong>
        <span className="pub-soft">{lidars.map(({ name }) => name).join(', ') || texts.noLidar}</span>
      </span>
      <span className="pub-task-days">
        {isNew && <Chip tone="info">{texts.new}</Chip>}
        <time className="pub-soft" dateTime={day(at) ?? undefined}>
          {texts.from(from)}
        </time>
      </span>
      <Download facility={facility} number={number} />
    </li>
  );
}

function Download({ facility, number }: Pick<ConfigurationChange, 'facility' | 'number'>) {
  const [isLoading, setLoading] = useState(false);
  const download = useDownload();
  async function load() {
    setLoading(true);
    await download(configurationVersion(facility._id, number));
    setLoading(false);
  }
  return (
    <Button
      size="small"
      icon={<Icon name="download" />}
      loading={isLoading}
      aria-label={texts.downloadOf(facility.acronym, number)}
      onClick={() => void load()}
    >
      {texts.download}
    </Button>
  );
}
