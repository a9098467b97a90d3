import type { ComparedRelease, ComparedRemote, Fit, FitMatrix } from '@portal/domain';
import { Chip, ErrorState, Icon, Loading } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo } from 'react';
import { useCompareReleasesQuery } from '../api/releases';
import { FoldedPanel } from './folded-panel';
import { MESSAGES } from './messages';
import { shortHash } from './release-facts';

const { matrix: texts } = MESSAGES;

/** Current and possible releases: whether each remote runs in each shell, and each release on this server. */
export function Matrix() {
  const { data, isError, refetch } = useCompareReleasesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <FoldedPanel
      title={texts.title}
      whenFolded={data && <FitState matrix={data} />}
      isOpen={isError || (data !== undefined && misfitsIn(data).length > 0)}
    >
      <p className="adm-soft">{texts.intro}</p>
      {data && <FitTable matrix={data} />}
      {!data && !isError && <Loading label={texts.loading} />}
      {!data && isError && (
        <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
          {texts.failed}
        </ErrorState>
      )}
    </FoldedPanel>
  );
}

type Row = ComparedRelease & Partial<ComparedRemote>;

const rowsOf = ({ shells, remotes }: FitMatrix): readonly Row[] => [...shells, ...remotes];

/** The comparison of a release with this server and with each shell. */
const answersOf = ({ problems, unknown, fits = [] }: Row): readonly Fit[] => [
  { problems, unknown, rebuild: null },
  ...fits,
];

const isUnfit = (row: Row) => answersOf(row).some(({ problems }) => problems.length > 0);
const fitsWholly = (row: Row) =>
  answersOf(row).every(({ problems, unknown }) => problems.length + unknown.length === 0);
/** Releases that are in use or about to be, and do not fit wholly. That of an old one is no news until its rollback. */
const misfitsIn = (matrix: FitMatrix) => rowsOf(matrix).filter((row) => row.state !== 'before' && !fitsWholly(row));

/** How many of the releases do not fit, or cannot be compared, in a word each. */
function FitState({ matrix }: { matrix: FitMatrix }) {
  const misfits = misfitsIn(matrix);
  const unfit = misfits.filter(isUnfit).length;
  const unknown = misfits.length - unfit;
  if (misfits.length === 0)
    return (
      <Chip tone="success">
        <Icon name="check" /> {texts.allFit}
      </Chip>
    );
  return (
    <>
      {unfit > 0 && (
        <Chip tone="danger">
          <Icon name="warning" /> {texts.someUnfit(unfit)}
        </Chip>
      )}
      {unknown > 0 && <Chip tone="warning">{texts.someUnknown(unknown)}</Chip>}
    </>
  );
}

/** For the shells themselves, only the compatibility with the server is shown. */
const inShell = (shell: ComparedRelease, at: number): Column<Row> => ({
  key: `in-${shell.hash}`,
  title: texts.inShell(shell.version, texts.states[shell.state]),
  cell: ({ fits }) => (fits?.[at] ? <FitCell fit={fits[at]} /> : <span className="adm-no-fit">{texts.isShell}</span>),
  isStacked: true,
});

const columnsOf = ({ shells }: FitMatrix): readonly Column<Row>[] => [
  { key: 'release', title: texts.release, cell: (release) => <Release release={release} />, isHeader: true },
  ...shells.map(inShell),
  {
    key: 'server',
    title: texts.server,
    cell: ({ problems, unknown, fits = [] }) => (
      <FitCell
        fit={{ problems, unknown, rebuild: null }}
        said={fits.flatMap((fit) => [...fit.problems, ...fit.unknown])}
      />
    ),
    isStacked: true,
  },
];

function FitTable({ matrix }: { matrix: FitMatrix }) {
  const columns = useMemo(() => columnsOf(matrix), [matrix]);
  return (
    <div className="adm-history adm-fits">
      <DataTable
        caption={texts.caption}
        rows={rowsOf(matrix)}
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

/** A release with its state; a card of one that fits wholly says so here, instead of once for each shell. */
function Release({ release }: { release: Row }) {
  const { name, version, hash, state } = release;
  return (
    <>
      {name} {version} <span className="adm-soft p-figures">{shortHash(hash)}</span>{' '}
      <Chip tone={state === 'live' ? 'success' : 'neutral'}>{texts.states[state]}</Chip>
      {fitsWholly(release) && (
        <span className="adm-fits-wholly">
          {' '}
          <Chip tone="success">
            <Icon name="check" /> {texts.fits}
          </Chip>
        </span>
      )}
    </>
  );
}

interface FitCellProps {
  fit: Fit;
  /** Sentences of other cells of the row, which are not repeated. */
  said?: readonly string[];
}

/** The compatibility in a word, and the details: problems, the part to rebuild, and unknown aspects. */
function FitCell({ fit: { problems, unknown, rebuild }, said = [] }: FitCellProps) {
  const all = [...problems, ...unknown, ...(rebuild === null ? [] : [texts.rebuild(rebuild)])];
  const left = all.filter((reason) => !said.includes(reason));
  const reasons = all.length > 0 && left.length === 0 ? [texts.saidInShell] : left;
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
