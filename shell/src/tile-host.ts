/** Host of the map tiles without a varying subdomain; undefined when the portal serves them itself. */
export const tileHost = (tileUrl: string): string | undefined => /^https?:\/\/(?:\{s\}\.)?([^/:]+)/.exec(tileUrl)?.[1];
