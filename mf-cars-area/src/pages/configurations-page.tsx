import {
  configurationVersion,
  useConfigurationsSeenBefore,
  useDownload,
  useListConfigurationChangesQuery,
  useProfile,
  retryOf,
} from '@portal/api-slice';
import { QA_PAGES } from '@portal/domain';
import { DownloadButton } from '@portal/facilities';
import { areLaterStagesInUse } from '@portal/portal-contract';
import { Chip, Dated, EmptyState, ErrorState, Loading, PageTitle, Panel } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { Link } from '@portal/ui/router';
import { useMemo } from 'react';
import { approvedVersions } from '../configuration/approved-versions';
import type { ApprovedVersion } from '../configuration/approved-versions';
import { MESSAGES as texts } from '../configuration/messages';
import { mayAsk } from '../frame/may-ask';
import { NotFound } from '../frame/not-found';
import '../page.css';

const { list } = texts;

/** `/cars/configurations`: the operational configurations of all facilities, for users who process the data. */
export function ConfigurationsPage() {
  return mayAsk(useProfile(), 'operational-configuration.list-changes') ? <Configurations /> : <NotFound />;
}

function Configurations() {
  const changes = useChanges();
  const profile = useProfile();
  const isLater = areLaterStagesInUse();
  return (
    <div className="cars-page">
      <PageTitle title={list.title} />
      <p>
        {list.intro} {isLater && list.ofLidars}{' '}
        {isLater && mayAsk(profile, 'test-book.read-network') && (
          <Link to={`${QA_PAGES.centre}network`}>{list.toNetwork}</Link>
        )}
      </p>
      <Versions changes={changes} />
    </div>
  );
}

/** All changes of configurations, loaded anew whenever the page is opened. */
const useChanges = () => useListConfigurationChangesQuery(undefined, { refetchOnMountOrArgChange: true });

function Versions({ changes }: { changes: ReturnType<typeof useChanges> }) {
  const { data } = changes;
  const approved = useMemo(() => data && approvedVersions(data), [data]);
  const before = useConfigurationsSeenBefore(useProfile()?._id ?? '', approved?.[0]?.at);
  const versions = useMemo(
    () => approved?.map((each: ApprovedVersion): Row => ({ ...each, isNew: each.at > before })),
    [approved, before],
  );
  const onRetry = retryOf(changes);
  if (!data && onRetry)
    return (
      <ErrorState title={list.failedTitle} onRetry={onRetry}>
        {texts.failed}
      </ErrorState>
    );
  if (!versions) return <Loading label={list.loading} />;
  if (versions.length === 0) return <EmptyState title={list.emptyTitle}>{list.empty}</EmptyState>;
  return (
    <Panel>
      <DataTable
        caption={list.title}
        rows={versions}
        rowKey={({ facility, number }) => `${facility._id} ${number}`}
        columns={COLUMNS}
        empty={null}
        search={SEARCH}
        listedBy="-from"
      />
    </Panel>
  );
}

const namesOf = ({ lidars }: ApprovedVersion) => lidars.map(({ name }) => name).join(', ');
const stateOf = ({ end }: ApprovedVersion) => (end ? list.ended[end.how](end.on) : list.inForce);

const SEARCH = {
  label: list.search,
  placeholder: list.placeholder,
  textOf: (version: ApprovedVersion) => [version.facility.pretty_name, namesOf(version), stateOf(version)].join(' '),
};

const { columns: titles } = list;

interface Row extends ApprovedVersion {
  /** Whether it was approved after the user's last visit, as on the home page. */
  isNew: boolean;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'facility',
    title: titles.facility,
    cell: ({ facility }) => (
      <Link to={`/cars/view-nf-history/?search=${encodeURIComponent(facility.acronym)}`}>{facility.pretty_name}</Link>
    ),
    sortBy: ({ facility }) => facility.acronym,
    isHeader: true,
  },
  { key: 'version', title: titles.version, cell: (version) => <Version {...version} /> },
  { key: 'from', title: titles.from, cell: ({ from }) => <Dated text={from} />, sortBy: ({ from }) => from },
  {
    key: 'state',
    title: titles.state,
    cell: (version) => (
      <Chip tone={version.end ? 'neutral' : 'success'}>
        <Dated text={stateOf(version)} />
      </Chip>
    ),
    sortBy: stateOf,
  },
  { key: 'lidars', title: titles.lidars, cell: (version) => namesOf(version) || texts.none },
  { key: 'file', title: titles.file, cell: (version) => <File version={version} /> },
];

const Version = ({ number, isNew }: Row) => (
  <span className="cars-version">
    {number} {isNew && <Chip tone="info">{list.new}</Chip>}
  </span>
);

function File({ version: { facility, number } }: { version: ApprovedVersion }) {
  const download = useDownload();
  return (
    <DownloadButton
      label={list.download}
      of={list.of(facility.acronym, number)}
      path={configurationVersion(facility._id, number)}
      download={download}
    />
  );
}
