import type { InstrumentKind, InstrumentName, ReviewedApplication } from '@portal/domain';
import { LargeWindow } from '@portal/ui/overlay';
import type { ComponentType } from 'react';
import { VERDICT_MESSAGES as texts } from './messages';
import type { JudgedAspect, SystemRow } from './system-row';
import { useVerdictPlace } from './use-verdict-place';

/** What the window of a verdict shows. */
export interface OpenVerdict<Instrument> {
  application: ReviewedApplication;
  row: SystemRow<Instrument>;
  judged: JudgedAspect;
  onClose: () => void;
}

/** All that a facility says about an instrument; with a button where it can be closed. */
export interface SheetProps<Instrument> {
  instrument: Instrument;
  onClose?: (() => void) | undefined;
}

/** Props of `InstrumentWindows`. */
export interface InstrumentWindowsProps<Instrument> {
  kind: InstrumentKind;
  application: ReviewedApplication;
  rows: readonly SystemRow<Instrument>[];
  Verdict: ComponentType<OpenVerdict<Instrument>>;
  Sheet: ComponentType<SheetProps<Instrument>>;
}

/** The windows of the verdict or system that the address names. */
export function InstrumentWindows<Instrument extends InstrumentName>(props: InstrumentWindowsProps<Instrument>) {
  const { kind, application, rows, Verdict, Sheet } = props;
  const { place, close } = useVerdictPlace(kind);
  const rowOf = (id: string | null | undefined) => rows.find(({ instrument }) => instrument._id === id);
  const row = rowOf(place.verdict?.instrumentId);
  const judged = row?.judged.find(({ aspect }) => aspect === place.verdict?.aspect);
  const system = rowOf(place.system);
  return (
    <>
      <LargeWindow
        title={row && judged ? texts.title(judged.aspect.name, row.instrument.name) : ''}
        isOpen={judged !== undefined}
        onClose={close}
      >
        {row && judged && (
          <Verdict
            // Another verdict is another form.
            key={`${judged.aspect.path}.${row.instrument._id}`}
            {...{ application, row, judged }}
            onClose={close}
          />
        )}
      </LargeWindow>
      <LargeWindow
        title={system ? `${texts[kind].system} ${system.instrument.name}` : ''}
        isOpen={system !== undefined}
        onClose={close}
      >
        {system && <Sheet instrument={system.instrument} onClose={close} />}
      </LargeWindow>
    </>
  );
}
