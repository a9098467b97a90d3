import { changes } from '@portal/domain';

/** Whether input equals a copy in all that a form shows; without a copy it does not. */
export const isSameInput = (copy: object | null, values: object): boolean =>
  copy !== null && changes(copy, values).length === 0;
