/** Who serves the map's pictures, when it is somebody else; the name without a subdomain that varies. */
export const tileHost = (tileUrl: string): string | undefined => /^https?:\/\/(?:\{s\}\.)?([^/:]+)/.exec(tileUrl)?.[1];
