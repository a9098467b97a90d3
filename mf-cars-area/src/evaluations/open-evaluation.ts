import type { ReviewedApplication } from '@portal/domain';
import type { EvaluatedAspect, SystemRow } from './system-row';

/** The evaluation in an open sheet. */
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
