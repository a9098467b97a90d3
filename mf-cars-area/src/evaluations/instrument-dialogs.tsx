import type { InstrumentKind, InstrumentName, ReviewedApplication } from '@portal/domain';
import { Dialog } from '@portal/ui/overlay';
import type { ComponentType } from 'react';
import { EVALUATION_MESSAGES as texts } from './messages';
import type { EvaluatedAspect, SystemRow } from './system-row';
import { useEvaluationUrlState } from './use-evaluation-url-state';

/** The evaluation in an open dialog. */
export interface OpenEvaluation<Instrument> {
  application: ReviewedApplication;
  row: SystemRow<Instrument>;
  evaluated: EvaluatedAspect;
  onClose: () => void;
}

/** Props of a data sheet. */
export interface SheetProps<Instrument> {
  instrument: Instrument;
  onClose?: (() => void) | undefined;
}

export interface InstrumentDialogsProps<Instrument> {
  kind: InstrumentKind;
  application: ReviewedApplication;
  rows: readonly SystemRow<Instrument>[];
  Evaluation: ComponentType<OpenEvaluation<Instrument>>;
  Sheet: ComponentType<SheetProps<Instrument>>;
}

/** The dialog of the evaluation or data sheet that the URL names. */
export function InstrumentDialogs<Instrument extends InstrumentName>(props: InstrumentDialogsProps<Instrument>) {
  const { kind, application, rows, Evaluation, Sheet } = props;
  const { urlState, close } = useEvaluationUrlState(kind);
  const rowOf = (id: string | null | undefined) => rows.find(({ instrument }) => instrument._id === id);
  const row = rowOf(urlState.evaluation?.instrumentId);
  const evaluated = row?.evaluated.find(({ aspect }) => aspect === urlState.evaluation?.aspect);
  const system = rowOf(urlState.system);
  return (
    <>
      <Dialog
        title={row && evaluated ? texts.title(evaluated.aspect.name, row.instrument.name) : ''}
        isOpen={evaluated !== undefined}
        onClose={close}
      >
        {row && evaluated && (
          <Evaluation
            // Another evaluation needs a form of its own.
            key={`${evaluated.aspect.path}.${row.instrument._id}`}
            {...{ application, row, evaluated }}
            onClose={close}
          />
        )}
      </Dialog>
      <Dialog
        title={system ? `${texts[kind].system} ${system.instrument.name}` : ''}
        isOpen={system !== undefined}
        onClose={close}
      >
        {system && <Sheet instrument={system.instrument} onClose={close} />}
      </Dialog>
    </>
  );
}
