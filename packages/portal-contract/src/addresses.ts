/** Address of a published file. The hash in it names the content, so what is there never changes. */
export const releaseUrl = (name: string, hash: string, file: string) => `/releases/${name}/${hash}/${file}`;

/** Global name under which the entry script of a remote leaves its container. */
export const containerName = (remote: string) => remote.replaceAll('-', '_');

/** The one module that a remote exposes. */
export const EXPOSED = './remote';
