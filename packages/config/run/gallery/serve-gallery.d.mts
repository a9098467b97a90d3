/** Serves the gallery on the loopback address; port 0 selects a free port. */
export function serveGallery(options?: {
  port?: number;
  say?: (line: string) => void;
}): Promise<{ url: string; stop: () => Promise<void> }>;
