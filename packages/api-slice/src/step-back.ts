import { fieldErrors, serverMessage } from './request/api-error';

/** The answer to a step back, as the dialog that asks for its reason takes it. */
export const stepBack = ({ error }: { error?: unknown }) =>
  error === undefined
    ? { ok: true as const }
    : { ok: false as const, errors: fieldErrors(error), message: serverMessage(error) };
