/** URL of a released file. Its hash names the content, so the file never changes. */
export const releaseUrl = (name: string, hash: string, file: string) => `/releases/${name}/${hash}/${file}`;

/** Name of the global variable with a remote's container. */
export const containerName = (remote: string) => remote.replaceAll('-', '_');

/** The only module that a remote exposes. */
export const EXPOSED = './remote';
