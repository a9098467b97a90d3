import { createContext } from 'react';

/** Preloads the page of a path; outside the portal it does nothing. */
export const PreloadContext = createContext<(path: string) => void>(() => undefined);
