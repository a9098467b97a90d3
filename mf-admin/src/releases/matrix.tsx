import type { ComparedRelease, ComparedRemote, Fit, FitMatrix } from '@portal/domain';
import { Chip, ErrorState, Icon, Loading, Panel } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo } from 'react';
import { useCompareReleasesQuery } from '../api/releases';
import { MESSAGES } from './messages';
import { shortHash } from './release-facts';

const { matrix: texts } = MESSAGES;

/** Current and possible releases: whether each remote runs in each shell, and each release on this server. */
export function Matrix() {
  const { data, isError, refetch } = useCompareReleasesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Panel title={texts.title}>
      <div className="adm-stack">
        <p className="adm-soft">{texts.intro}</p>
        {data && <FitTable matrix={data} />}
        {!data && !isError && <Loading label={texts.loading} />}
        {!data && isError && (
          <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
            {texts.failed}
          </ErrorState>
        )}
      </div>
    </Panel>
  );
}

type Row = ComparedRelease & Partial<ComparedRemote>;

/** For the shells themselves, only the compatibility with the server is shown. */
const inShell = (shell: ComparedRelease, at: number): Column<Row> => ({
  key: `in-${shell.hash}`,
  title: texts.inShell(shell.version, texts.states[shell.state]),
  cell: ({ fits }) => (fits?.[at] ? <FitCell fit={fits[at]} /> : texts.isShell),
  isStacked: true,
});

const columnsOf = ({ shells }: FitMatrix): readonly Column<Row>[] => [
  { key: 'release', title: texts.release, cell: (release) => <Release release={release} />, isHeader: true },
  ...shells.map(inShell),
  {
    key: 'server',
    title: texts.server,
    cell: ({ problems }) => <FitCell fit={{ problems, unknown: [], rebuild: null }} />,
    isStacked: true,
  },
];

function FitTable({ matrix }: { matrix: FitMatrix }) {
  const columns = useMemo(() => columnsOf(matrix), [matrix]);
  return (
    <div className="adm-history">
      <DataTable
        caption={texts.caption}
        rows={[...matrix.shells, ...matrix.remotes]}
        rowKey={({ name, hash }) => `${name} ${hash}`}
        columns={columns}
        empty={null}
        pageSize={null}
        urlKey="fits"
        isWide={matrix.shells.length > 2}
      />
    </div>
  );
}

const Release = ({ release: { name, version, hash, state } }: { release: Row }) => (
  <>
    {name} {version} <span className="adm-soft p-figures">{shortHash(hash)}</span>{' '}
    <Chip tone={state === 'live' ? 'success' : 'neutral'}>{texts.states[state]}</Chip>
  </>
);

/** The compatibility in a word, and the details: problems, the part to rebuild, and unknown aspects. */
function FitCell({ fit: { problems, unknown, rebuild } }: { fit: Fit }) {
  const reasons = [...problems, ...unknown, ...(rebuild === null ? [] : [texts.rebuild(rebuild)])];
  return (
    <div className="adm-fit">
      {problems.length > 0 && (
        <Chip tone="danger">
          <Icon name="warning" /> {texts.unfit}
        </Chip>
      )}
      {problems.length === 0 && unknown.length > 0 && <Chip tone="warning">{texts.unknown}</Chip>}
      {problems.length === 0 && unknown.length === 0 && (
        <Chip tone="success">
          <Icon name="check" /> {texts.fits}
        </Chip>
      )}
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </div>
  );
}
