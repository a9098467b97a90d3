import { Chip } from '@portal/ui/core';
import type { Column } from '@portal/ui/table';
import { MESSAGES } from '../messages';
import type { InstrumentKind } from '../url-state/use-url-state';
import type { AnyInstrument } from './kinds';
import { RowActions } from './row-actions';
import { HintsButton } from './hints-button';

const { instruments } = MESSAGES;

function columnsOf(kind: InstrumentKind, mayEdit: boolean): readonly Column<AnyInstrument>[] {
  const { columns } = instruments[kind];
  return [
    {
      key: 'name',
      title: columns.name,
      cell: ({ name }) => name,
      sortBy: ({ name }) => name.toLowerCase(),
      isHeader: true,
    },
    {
      key: 'status',
      title: columns.status,
      cell: ({ status }) => status?.name ?? '–',
      sortBy: ({ status }) => status?.name ?? null,
    },
    {
      key: 'compliance',
      title: columns.compliance,
      cell: (instrument) => <ComplianceCell kind={kind} instrument={instrument} />,
    },
    {
      key: 'actions',
      title: instruments.actions,
      cell: (instrument) => <RowActions kind={kind} instrument={instrument} mayEdit={mayEdit} />,
      align: 'end',
    },
  ];
}

/** The columns of both tables, for those who may edit and those who may not. */
export const INSTRUMENT_COLUMNS = {
  lidar: { edit: columnsOf('lidar', true), view: columnsOf('lidar', false) },
  photometer: { edit: columnsOf('photometer', true), view: columnsOf('photometer', false) },
};

function ComplianceCell({ kind, instrument }: { kind: InstrumentKind; instrument: AnyInstrument }) {
  const { general_compliance: compliance } = instrument;
  return (
    <span className="nf-compliance">
      {compliance ? <Chip tone={compliance.colour}>{compliance.name}</Chip> : <span>{instruments.notEvaluated}</span>}
      {kind === 'lidar' && <HintsButton id={instrument._id} name={instrument.name} />}
    </span>
  );
}
