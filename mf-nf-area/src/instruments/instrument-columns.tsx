import { NOT_GIVEN, NOT_YET, unfinishedInWords } from '@portal/domain';
import { Chip, Button, Dated, formatMoment, Icon } from '@portal/ui/core';
import type { Column } from '@portal/ui/table';
import { MESSAGES } from '../messages';
import { useUrlState } from '../url-state/use-url-state';
import type { InstrumentKind } from '../url-state/use-url-state';
import { DeleteInstrument } from './delete-instrument';
import { DuplicateLidar } from './duplicate-lidar';
import type { AnyInstrument, InstrumentLine } from './kinds';
import { ContinueUnfinished, DiscardUnfinished } from './unfinished-actions';

const { instruments } = MESSAGES;

function columnsOf(kind: InstrumentKind, mayEdit: boolean): readonly Column<InstrumentLine>[] {
  const { columns } = instruments[kind];
  return [
    {
      key: 'name',
      title: columns.name,
      cell: (line) => <NameCell line={line} />,
      sortBy: ({ name }) => name.toLowerCase(),
      isHeader: true,
    },
    {
      key: 'status',
      title: columns.status,
      cell: ({ instrument }) => (instrument ? (instrument.status?.name ?? NOT_GIVEN) : NOT_YET),
      sortBy: ({ instrument }) => instrument?.status?.name ?? null,
    },
    {
      key: 'compliance',
      title: columns.compliance,
      cell: (line) => <ComplianceCell kind={kind} line={line} />,
    },
    {
      key: 'actions',
      title: instruments.actions,
      cell: (line) => <RowActions kind={kind} line={line} mayEdit={mayEdit} />,
      align: 'end',
    },
  ];
}

/** The columns of both tables, for editors and for readers. */
export const INSTRUMENT_COLUMNS = {
  lidar: { edit: columnsOf('lidar', true), view: columnsOf('lidar', false) },
  photometer: { edit: columnsOf('photometer', true), view: columnsOf('photometer', false) },
};

function NameCell({ line: { name, unfinished, missing } }: { line: InstrumentLine }) {
  return (
    <span className="nf-compliance">
      <span>{name || instruments.nameless}</span>
      {!unfinished && missing > 0 && <Chip tone="warning">{instruments.missing(missing)}</Chip>}
      {unfinished && (
        <>
          <Chip tone="warning">{unfinishedInWords(unfinished)}</Chip>
          <span className="nf-soft">
            <Dated text={instruments.keptBy(formatMoment(unfinished.updated_at), unfinished.updated_by)} />
          </span>
        </>
      )}
    </span>
  );
}

function ComplianceCell({ kind, line }: { kind: InstrumentKind; line: InstrumentLine }) {
  const { instrument, awaitsReport } = line;
  if (!instrument) return NOT_YET;
  const { general_compliance: compliance } = instrument;
  return (
    <span className="nf-compliance">
      {compliance ? (
        <Chip tone={compliance.colour}>{compliance.name}</Chip>
      ) : (
        <span>{awaitsReport ? instruments.afterReport : instruments.notEvaluated}</span>
      )}
      {kind === 'lidar' && <HintsButton id={instrument._id} name={instrument.name} />}
    </span>
  );
}

interface RowActionsProps {
  kind: InstrumentKind;
  line: InstrumentLine;
  mayEdit: boolean;
}

function RowActions({ kind, line: { instrument, unfinished }, mayEdit }: RowActionsProps) {
  return (
    <span className="nf-buttons">
      {instrument ? (
        <OpenInstrument kind={kind} instrument={instrument} isContinued={unfinished !== null} mayEdit={mayEdit} />
      ) : (
        unfinished && <ContinueUnfinished unfinished={unfinished} />
      )}
      {unfinished && <DiscardUnfinished unfinished={unfinished} isNew={instrument === null} />}
      {mayEdit && kind === 'lidar' && instrument && <DuplicateLidar id={instrument._id} />}
      {mayEdit && instrument && <DeleteInstrument kind={kind} instrument={instrument} />}
    </span>
  );
}

interface OpenInstrumentProps {
  kind: InstrumentKind;
  instrument: AnyInstrument;
  isContinued: boolean;
  mayEdit: boolean;
}

function OpenInstrument({ kind, instrument, isContinued, mayEdit }: OpenInstrumentProps) {
  const { go } = useUrlState();
  const verb = mayEdit ? instruments.edit : instruments.view;
  const isPage = mayEdit && kind === 'lidar';
  return (
    <Button
      icon={<Icon name={mayEdit ? 'edit' : 'view'} />}
      aria-haspopup={isPage ? undefined : 'dialog'}
      aria-label={`${isContinued ? instruments.continue : verb} ${instrument.name}`}
      data-opens={instrument._id}
      onClick={() => go({ [kind]: instrument._id })}
    >
      {isContinued ? instruments.continue : verb}
    </Button>
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
