import { useEnding } from './session/use-session';

/** Whether the user has just ended the sessions on all devices. To be removed with the next major version of the contract. */
export const useIsOutEverywhere = (): boolean => useEnding() === 'everywhere';
