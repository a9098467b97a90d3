import { Chip, Button, Icon } from '@portal/ui/core';
import type { Column } from '@portal/ui/table';
import { MESSAGES } from '../messages';
import { useUrlState } from '../url-state/use-url-state';
import type { InstrumentKind } from '../url-state/use-url-state';
import { DeleteInstrument } from './delete-instrument';
import type { AnyInstrument } from './kinds';

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

/** The columns of both tables, for editors and for readers. */
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

interface RowActionsProps {
  kind: InstrumentKind;
  instrument: AnyInstrument;
  mayEdit: boolean;
}

function RowActions({ kind, instrument, mayEdit }: RowActionsProps) {
  const { go } = useUrlState();
  const verb = mayEdit ? instruments.edit : instruments.view;
  return (
    <span className="nf-buttons">
      <Button
        icon={<Icon name={mayEdit ? 'edit' : 'view'} />}
        aria-haspopup="dialog"
        aria-label={`${verb} ${instrument.name}`}
        onClick={() => go({ [kind]: instrument._id })}
      >
        {verb}
      </Button>
      {mayEdit && <DeleteInstrument kind={kind} instrument={instrument} />}
    </span>
  );
}

function HintsButton({ id, name }: { id: string; name: string }) {
  const { go } = useUrlState();
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      aria-label={instruments.hintsOf(name)}
      onClick={() => go({ hints: id })}
    >
      {instruments.hints}
    </Button>
  );
}
