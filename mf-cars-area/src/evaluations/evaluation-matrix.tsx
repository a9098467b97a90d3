import { useProfile } from '@portal/api-slice';
import { LIDAR_ASPECTS } from '@portal/domain';
import type { AspectPath, InstrumentKind, LidarAspect, ReviewedApplication } from '@portal/domain';
import { Chip, EmptyState } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo } from 'react';
import { EvaluationCell, OpenButton } from './evaluation-cell';
import { EVALUATION_MESSAGES } from './messages';
import { ownKinds, ownPaths } from './own-components';
import { opensSheet } from './sheet-focus';
import { evaluatedSynergy, lidarRows, photometerRows } from './system-row';
import type { SystemRow } from './system-row';
import { systemParam, useEvaluationUrlState } from './use-evaluation-url-state';
import { SYNERGY_PARAM, useSheetUrlState } from './use-sheet-url-state';
import './evaluations.css';
import './evaluation-matrix.css';

const { matrix: texts, aspects } = EVALUATION_MESSAGES;
const TAB = 'all';

/** An instrument, and the aspects of it that the user reviews. */
interface MatrixRow {
  system: SystemRow;
  own: readonly AspectPath[];
}

const cellOf = (key: LidarAspect, { system, own }: MatrixRow) => {
  const evaluated = system.evaluated.find(({ aspect }) => aspect.key === key);
  if (!evaluated) return <NotApplicable />;
  return <EvaluationCell row={system} evaluated={evaluated} isOwn={own.includes(evaluated.aspect.path)} tab={TAB} />;
};

/** Photometers have two of the aspects. */
const NotApplicable = () => <span className="p-missing">{texts.notApplicable}</span>;

const COLUMNS: readonly Column<MatrixRow>[] = [
  { key: 'system', title: EVALUATION_MESSAGES.columns.system, cell: (row) => <NameCell {...row} />, isHeader: true },
  ...LIDAR_ASPECTS.map((key) => ({ key, title: aspects[key], cell: (row: MatrixRow) => cellOf(key, row) })),
];

/** Many instruments have their kind in their name, and a second one would only make the row higher. */
const saysKind = (name: string, kind: InstrumentKind) => name.toLowerCase().includes(kind);

/** The name of an instrument, which opens its data sheet, its kind, and whether the user reviews it. */
function NameCell({ system: { kind, instrument }, own }: MatrixRow) {
  const { openSystem } = useEvaluationUrlState(kind, TAB);
  return (
    <span className="evaluation-name">
      <button
        type="button"
        className="evaluation-link"
        aria-haspopup="dialog"
        {...opensSheet(systemParam(kind, instrument._id))}
        aria-label={EVALUATION_MESSAGES.viewSystem(instrument.name)}
        onClick={() => openSystem(instrument._id)}
      >
        {instrument.name}
      </button>
      {!saysKind(instrument.name, kind) && (
        <>
          {' '}
          <span className="evaluation-soft">{texts.kinds[kind]}</span>
        </>
      )}
      {own.length > 0 && (
        <>
          {' '}
          <Chip tone="neutral">{texts.yours}</Chip>
        </>
      )}
    </span>
  );
}

export interface EvaluationMatrixProps {
  application: ReviewedApplication;
  /** Removes the right to evaluate. */
  isReadOnly?: boolean;
}

/**
 * Every instrument of an application by aspect, and the synergy. Each compliance is a button that opens its evaluation.
 */
export function EvaluationMatrix({ application, isReadOnly = false }: EvaluationMatrixProps) {
  const rows = useMatrixRows(application, isReadOnly);
  return (
    <div className="evaluation-table evaluation-matrix">
      <DataTable
        caption={texts.table}
        rows={rows}
        rowKey={({ system }) => system.instrument._id}
        columns={COLUMNS}
        empty={<EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
        pageSize={null}
        urlKey="matrix"
      />
      <Synergy application={application} isReadOnly={isReadOnly} />
    </div>
  );
}

/** The instruments with the user's rights on them; those that the user reviews come first. */
function useMatrixRows(application: ReviewedApplication, isReadOnly: boolean): MatrixRow[] {
  const profile = useProfile();
  return useMemo(() => {
    const viewer = { profile, isReadOnly };
    const paths = ownPaths(profile, application);
    const kinds = ownKinds(profile, application);
    const rows = [...lidarRows(application, viewer), ...photometerRows(application, viewer)].map((system) => ({
      system,
      own: system.evaluated.map(({ aspect }) => aspect.path).filter((path) => paths.includes(path)),
    }));
    return rows.toSorted(
      (one, other) => Number(kinds.includes(other.system.kind)) - Number(kinds.includes(one.system.kind)),
    );
  }, [application, profile, isReadOnly]);
}

function Synergy({ application, isReadOnly }: Required<EvaluationMatrixProps>) {
  const profile = useProfile();
  const { open } = useSheetUrlState();
  const { mayReopen: _reopen, ...synergy } = evaluatedSynergy(application, { profile, isReadOnly });
  return (
    <dl className="evaluation-synergy">
      <dt>{aspects.synergy}</dt>
      <dd>
        <OpenButton
          about={EVALUATION_MESSAGES.about(aspects.synergy, application.facility.acronym)}
          {...synergy}
          param={SYNERGY_PARAM}
          onOpen={() => open(SYNERGY_PARAM)}
        />
      </dd>
    </dl>
  );
}
