import type { ReleaseOverview, ReleaseRecord } from '@portal/domain';
import { Alert, Button, EmptyState, ErrorState, Icon, Loading } from '@portal/ui/core';
import { useState } from 'react';
import { useListReleasesQuery } from '../api/releases';
import { NotRefreshed, useRefresh } from '../use-refresh';
import { CompositionLookup } from './composition-lookup';
import { GrantDialog } from './grant-dialog';
import { Matrix } from './matrix';
import { MESSAGES } from './messages';
import { PartPanel } from './part-panel';
import { errorsIn, failuresOf } from './release-facts';
import { TabAge } from './tab-age';

/** Failures of a release show up within a minute. */
const REFRESH_MS = 30_000;

/** All parts of the portal, refreshed while the page is visible. */
export function Overview() {
  const { data, isError, refetch } = useListReleasesQuery(undefined, { refetchOnMountOrArgChange: true });
  useRefresh(refetch, REFRESH_MS);
  if (!data && isError)
    return (
      <ErrorState title={MESSAGES.failedTitle} onRetry={() => void refetch()}>
        {MESSAGES.failed}
      </ErrorState>
    );
  if (!data) return <Loading label={MESSAGES.loading} />;
  return (
    <>
      {isError && <NotRefreshed title={MESSAGES.notRefreshed} onRetry={() => void refetch()} />}
      <Parts overview={data} />
    </>
  );
}

function Parts({ overview }: { overview: ReleaseOverview }) {
  const { composition, tab_minutes: minutes, parts, shares } = overview;
  const [isGranting, setGranting] = useState(false);
  const failing = namesOf(parts, failuresOf);
  const erring = namesOf(parts, errorsIn);
  if (parts.length === 0) return <EmptyState title={MESSAGES.emptyTitle}>{MESSAGES.empty}</EmptyState>;
  return (
    <>
      <p>
        {MESSAGES.present} <strong className="p-figures">{composition}</strong>.{' '}
        <span className="adm-soft">
          {MESSAGES.refreshed} {MESSAGES.loadTimes}
        </span>
      </p>
      <State failing={failing} erring={erring} />
      <div className="adm-part-actions">
        <Button icon={<Icon name="add" />} aria-haspopup="dialog" onClick={() => setGranting(true)}>
          {MESSAGES.grant.open}
        </Button>
      </div>
      <GrantDialog open={isGranting} onClose={() => setGranting(false)} />
      {parts.map((part) => (
        <PartPanel
          key={part.name}
          part={part}
          parts={parts}
          share={shares.find((share) => share.parts.some(({ name }) => name === part.name))}
        />
      ))}
      <Matrix />
      <TabAge minutes={minutes} />
      <CompositionLookup parts={parts} />
    </>
  );
}

interface StateProps {
  failing: readonly string[];
  erring: readonly string[];
}

/** The overall state. Always rendered, so that nothing below it moves when it changes. */
function State({ failing, erring }: StateProps) {
  if (failing.length > 0) return <Alert key="failing" type="error" showIcon title={MESSAGES.failing(failing)} />;
  if (erring.length > 0) return <Alert key="erring" type="warning" showIcon title={MESSAGES.erring(erring)} />;
  return <Alert key="well" type="success" role="note" showIcon title={MESSAGES.well} />;
}

/** The parts whose current release has a count above zero. */
const namesOf = (parts: ReleaseOverview['parts'], count: (release: ReleaseRecord) => number) =>
  parts
    .filter((part) => part.releases.some((release) => release.is_current && count(release) > 0))
    .map(({ name }) => name);
