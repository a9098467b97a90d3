import { AppError } from './app-error';

const BUSY = 'The portal is very busy at the moment. Please try again in a few seconds.';

/** Refused before any effect, since there is more to do than can be done soon: a retry is safe. */
export class OverloadError extends AppError {
  constructor(message = BUSY) {
    super('unknown', 503, { message });
  }
}
