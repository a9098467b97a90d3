import type { FieldError } from '@portal/domain';
import { AppError, type FailureStatus } from '../platform/errors/app-error';

/** A refusal of a release, with its message. */
export const refusedRelease = (status: FailureStatus, message: string, errors?: FieldError[]) =>
  new AppError('notSaved', status, { message, ...(errors && { errors }) });

/** A refusal of a release for several reasons: all of them joined, and each separately. */
export const refusedBecause = (status: FailureStatus, sentences: readonly string[]) =>
  refusedRelease(
    status,
    sentences.join(' '),
    sentences.map((message) => ({ path: 'release', message })),
  );

/** The refusal of a release that cannot run beside the others. */
export const unfit = (sentences: readonly string[]) => refusedBecause(422, sentences);

/** The refusal of a move because of a running share. */
export const shareRunning = (names: string, part: string) =>
  refusedRelease(
    409,
    `A share of ${names} is under way. End it first with “releases share ${part} --stop”, or give it to everyone with --finish.`,
  );

/** The refusal because another release, of any part or of this one, has become current since the caller's read. */
export const compositionMoved = (part?: string) =>
  refusedRelease(
    409,
    `Another release${part ? ` of ${part}` : ''} has become current in the meantime. Please look at it, and try again.`,
  );
