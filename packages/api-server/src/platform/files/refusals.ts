import { FILES } from '@portal/domain';
import { AppError, type FailureStatus } from '../errors/app-error';

/** The name of the part that contains the file, and of the field that a refusal is shown on. */
export const FILE_FIELD = 'file';

/** A refusal that is shown on the field of the file. */
export function refusedFile(status: FailureStatus, message: string, cause?: Error) {
  return new AppError('notSaved', status, {
    message,
    errors: [{ path: FILE_FIELD, message }],
    ...(cause && { cause }),
  });
}

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/** The refusal of a file that exceeds the limit of its kind. */
export const tooLarge = () =>
  refusedFile(
    413,
    `Pictures may have up to ${megabytes(FILES.imageBytes)}, PDF documents up to ${megabytes(FILES.otherBytes)}.`,
  );
