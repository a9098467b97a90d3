import type { ReviewedApplication } from '@portal/domain';
import type { EvaluatedAspect, SystemRow } from './system-row';

/** The next evaluation that the user still has to submit. */
export interface NextDue {
  title: string;
  open: () => void;
  /** Whether it is offered; not while the shown one is still to be submitted itself. */
  isOffered: boolean;
}

/** The evaluation in an open sheet. */
export interface OpenEvaluation<Instrument> {
  application: ReviewedApplication;
  row: SystemRow<Instrument>;
  evaluated: EvaluatedAspect;
  onClose: () => void;
  next?: NextDue | undefined;
}

/** Props of a data sheet. */
export interface SheetProps<Instrument> {
  instrument: Instrument;
  onClose?: (() => void) | undefined;
}
