import { completeness, type FieldError, type Gap, type SubmissionSnapshot } from '@portal/domain';
import { AppError } from '../../platform/errors/app-error';

const INCOMPLETE = 'The application is not complete. Please fill in what is missing.';

const PREFIXES: Record<Gap['about'], (gap: Gap) => string> = {
  facility: () => '',
  lidar: ({ id }) => `lidars.${id}.`,
  photometer: ({ id }) => `photometers.${id}.`,
};

const toError = (gap: Gap): FieldError => ({ path: PREFIXES[gap.about](gap) + gap.path, message: gap.message });

/** Refuses an incomplete application with the list of what is missing, as errors of fields and in full. */
export function mustBeComplete(snapshot: SubmissionSnapshot) {
  const { missing } = completeness(snapshot);
  if (missing.length === 0) return;
  throw new AppError('notSaved', 422, { message: INCOMPLETE, errors: missing.map(toError), data: missing });
}
