import { MESSAGES } from '../messages';

const { saving } = MESSAGES;

/** Why a save failed, in words. */
export const explainFailure = (serverMessage: string | null, isLost: boolean) =>
  serverMessage ?? (isLost ? saving.lost : saving.failed);
