import { MESSAGES } from '../messages';

const { saving } = MESSAGES;

/** The message of a failed save. */
export const explainFailure = (serverMessage: string | null, isLost: boolean) =>
  serverMessage ?? (isLost ? saving.lost : saving.failed);
