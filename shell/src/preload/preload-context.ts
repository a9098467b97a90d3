import { createContext } from 'react';

/** Loads the page of a path that somebody may open next; outside the portal, nothing is loaded. */
export const PreloadContext = createContext<(path: string) => void>(() => undefined);
