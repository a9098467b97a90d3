import { AppError } from '../../platform/errors/app-error';

/** What somebody hears whose token does not hold, or who sent none. */
export const sessionEnded = () =>
  new AppError('permissionDenied', 401, { message: 'Your session has ended. Please log in again.' });
