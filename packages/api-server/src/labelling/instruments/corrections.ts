import { CATALOGUE, correctable, isCorrectable, isEditable, type Change, type Day } from '@portal/domain';
import { AppError } from '../../platform/errors/app-error';
import type { LoadedFacility } from '../facilities/load-facility';

const NOTHING =
  'Nothing was corrected: this is what was submitted. A channel that is not available has nothing else to say; CARS can open its availability.';

/**
 * Whether a change of an instrument is a correction of a submitted application. Only fields opened by CARS may change,
 * until their last day and the preliminary report; everything else stays frozen.
 */
export function isCorrection(
  { application, questions }: LoadedFacility,
  instrumentId: string,
  { list, today }: { list: readonly Change[]; today: Day },
): boolean {
  if (isEditable(application.status)) return false;
  const open = isCorrectable(application.status) ? correctable(questions, instrumentId, today) : [];
  if (open.length > 0 && list.length === 0) throw new AppError('notSaved', 409, { message: NOTHING });
  if (open.length > 0 && list.every(({ path }) => open.includes(path))) return true;
  const { code, message } = CATALOGUE.notEditable;
  throw AppError.of(code, message, 409);
}
