/** Serves the gallery on the loopback address; with port 0, on one that is free. */
export function serveGallery(options?: {
  port?: number;
  say?: (line: string) => void;
}): Promise<{ url: string; stop: () => Promise<void> }>;
