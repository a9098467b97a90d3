import { createHash } from 'node:crypto';

/** Files fetched at the same time. */
const BATCH_SIZE = 8;
/** Source maps stay on the server, and compressed forms are sent instead of their files. */
const NOT_SERVED = /\.(map|br|gz)$/;

const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

async function problemOf(address, integrity) {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  if (!answer.ok) return `is answered with ${answer.status}`;
  return integrityOf(Buffer.from(await answer.arrayBuffer())) === integrity ? null : 'is another file';
}

/** The number of files of a release that a portal serves, and those that differ from the description. */
export async function filesProblems(url, { name, hash, files }) {
  const served = Object.entries(files).filter(([path]) => !NOT_SERVED.test(path));
  const problems = [];
  for (let start = 0; start < served.length; start += BATCH_SIZE) {
    const batch = served.slice(start, start + BATCH_SIZE);
    const found = await Promise.all(
      batch.map(async ([path, { integrity }]) => {
        const problem = await problemOf(`${url}/releases/${name}/${hash}/${path}`, integrity);
        return problem ? [`serves ${path}, which ${problem}`] : [];
      }),
    );
    problems.push(...found.flat());
  }
  return { count: served.length, problems };
}
