import type { ReleaseOverview, ReleaseRecord } from '@portal/domain';
import { Alert, Button, EmptyState, ErrorState, Icon, Loading } from '@portal/ui/core';
import { Fragment, useState } from 'react';
import { useListReleasesQuery } from '../api/releases';
import { NotRefreshed, useRefresh } from '../use-refresh';
import { CompositionLookup } from './composition-lookup';
import { GrantDialog } from './grant-dialog';
import { Matrix } from './matrix';
import { GRANT_MESSAGES } from './grant-messages';
import { MESSAGES } from './messages';
import { PartList } from './part-list';
import { PartPanel } from './part-panel';
import { currentOf, errorsIn, failuresOf, loadsOf } from './release-facts';
import { TabAge } from './tab-age';
import { useIsNarrow } from './use-is-narrow';

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
  const { composition, tab_minutes: minutes, next_menu_position: position, parts, shares } = overview;
  const [isGranting, setGranting] = useState(false);
  // There the panels below are a list with states themselves.
  const isNarrow = useIsNarrow();
  if (parts.length === 0) return <EmptyState title={MESSAGES.emptyTitle}>{MESSAGES.empty}</EmptyState>;
  return (
    <>
      <p>
        {MESSAGES.present} <strong className="p-figures">{composition}</strong>.{' '}
        <span className="adm-soft">
          {MESSAGES.refreshed} {MESSAGES.loadTimes}
        </span>
      </p>
      <State overview={overview} />
      {!isNarrow && <PartList parts={parts} shares={shares} />}
      <div className="adm-part-actions">
        <Button icon={<Icon name="add" />} aria-haspopup="dialog" onClick={() => setGranting(true)}>
          {GRANT_MESSAGES.grant.open}
        </Button>
      </div>
      <GrantDialog position={position} open={isGranting} onClose={() => setGranting(false)} />
      {parts.map((part) => (
        <PartPanel
          key={part.name}
          part={part}
          share={shares.find((share) => share.parts.some(({ name }) => name === part.name))}
        />
      ))}
      <Matrix />
      <TabAge minutes={minutes} />
      <CompositionLookup parts={parts} />
    </>
  );
}

/** The overall state. Always rendered, so that nothing below it moves when it changes. */
function State({ overview: { parts, shares } }: { overview: ReleaseOverview }) {
  const failing = namesOf(parts, (release) => failuresOf(release) > 0);
  const erring = namesOf(parts, (release) => failuresOf(release) === 0 && errorsIn(release) > 0);
  const others = [
    ...shares.flatMap(({ parts: shared, percent }) =>
      shared.map(({ name, version }) => ({ name, text: MESSAGES.sharedNow(name, version, percent) })),
    ),
    ...parts.flatMap(({ name, stopped }) =>
      stopped ? [{ name, text: `${name}, ${MESSAGES.stoppedNow[stopped.action]}` }] : [],
    ),
  ];
  const isWell = failing.length + erring.length === 0;
  const unloaded = namesOf(parts, (release) => loadsOf(release) === 0);
  const isSeen = parts.some((part) => !unloaded.includes(part.name) && currentOf(part));
  return (
    <Alert
      key={failing.length > 0 ? 'failing' : String(isWell)}
      type={failing.length > 0 ? 'error' : isWell ? 'success' : 'warning'}
      {...(isWell && { role: 'note' })}
      showIcon
      title={
        <>
          {isWell && <div>{isSeen ? MESSAGES.well : MESSAGES.noReports}</div>}
          <Named title={MESSAGES.failing} parts={failing.map((name) => ({ name, text: name }))} />
          <Named title={MESSAGES.erring} parts={erring.map((name) => ({ name, text: name }))} />
          <Named title={MESSAGES.others} parts={others} />
          {unloaded.length > 0 && <div className="adm-soft">{MESSAGES.notLoaded(unloaded)}</div>}
        </>
      }
    />
  );
}

interface NamedProps {
  title: string;
  parts: readonly { name: string; text: string }[];
}

/** Parts with links to their panels on this page. */
function Named({ title, parts }: NamedProps) {
  if (parts.length === 0) return null;
  return (
    <div>
      {title}{' '}
      {parts.map(({ name, text }, at) => (
        <Fragment key={text}>
          {at > 0 && ', '}
          <a href={`#${name}`}>{text}</a>
        </Fragment>
      ))}
    </div>
  );
}

/** The parts whose current release is in some state. */
const namesOf = (parts: ReleaseOverview['parts'], is: (release: ReleaseRecord) => boolean) =>
  parts.filter((part) => part.releases.some((release) => release.is_current && is(release))).map(({ name }) => name);
