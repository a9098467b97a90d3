import { createHash } from 'node:crypto';

/** Files fetched at the same time. */
const BATCH_SIZE = 8;
/** Source maps stay on the server, and compressed forms are sent instead of their files. */
const NOT_SERVED = /\.(map|br|gz)$/;

const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Forms in which a file may be sent, by the ending of the file that has its content in this form. */
const FORMS = { '.br': 'br', '.gz': 'gzip' };

async function problemOf(address, integrity, form) {
  const answer = await fetch(address, { headers: { 'accept-encoding': form } });
  if (!answer.ok) return `is answered with ${answer.status}`;
  const content = await answer.arrayBuffer().catch(() => null);
  if (content === null) return `cannot be unpacked (${form})`;
  return integrityOf(Buffer.from(content)) === integrity ? null : 'is another file';
}

/** The first problem of a file in the forms in which browsers receive it; `null` if there is none. */
async function firstProblem(address, integrity, forms) {
  for (const form of forms) {
    const problem = await problemOf(address, integrity, form);
    if (problem !== null) return problem;
  }
  return null;
}

const formsOf = (path, files) => [
  'identity',
  ...Object.entries(FORMS).flatMap(([ending, form]) => (Object.hasOwn(files, path + ending) ? [form] : [])),
];

/** The number of files of a release that a portal serves, and those that differ from the description. */
export async function filesProblems(url, { name, hash, files }) {
  const served = Object.entries(files).filter(([path]) => !NOT_SERVED.test(path));
  const problems = [];
  for (let start = 0; start < served.length; start += BATCH_SIZE) {
    const batch = served.slice(start, start + BATCH_SIZE);
    const found = await Promise.all(
      batch.map(async ([path, { integrity }]) => {
        const address = `${url}/releases/${name}/${hash}/${path}`;
        const problem = await firstProblem(address, integrity, formsOf(path, files));
        return problem ? [`serves ${path}, which ${problem}`] : [];
      }),
    );
    problems.push(...found.flat());
  }
  return { count: served.length, problems };
}
