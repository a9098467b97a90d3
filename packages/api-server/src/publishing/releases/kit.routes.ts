import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, Settings } from '../../platform/process/app-types';
import type { Releases } from './open-releases';

/** Name of the kit among the files of a shell. */
const KIT = 'kit.tgz';

const SHELL = 'shell';

/** `/kit/<hash of a shell>.tgz`, so that the content of an address in a lock file never changes. */
const FILE = /^([0-9a-f]{16,64})\.tgz$/;

/** A year: the address names the content. */
const FOREVER = 'public, max-age=31536000, immutable';

export interface KitDeps {
  releases: Releases;
  settings: Pick<Settings, 'mode' | 'publicUrl'>;
}

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`);

const NONE = 'The shell of this portal was built without a kit.';

const WHO_ADDS_IT = {
  demo: 'To add it to this demonstration, run “npx pnpm@12 build” in its folder and start it again with “npm start”.',
  production: 'Its operators can provide one with the next release of the shell.',
};

/** Says that there is no kit, and how there will be one. */
const sendNone = ({ settings }: KitDeps, reply: FastifyReply) =>
  plain(reply, 404, `${NONE} ${WHO_ADDS_IT[settings.mode]}`);

/** The live shell, if it carries a kit. */
async function liveShell({ releases }: KitDeps) {
  const { shell } = await releases.current();
  return shell && Object.hasOwn(shell.files, KIT) ? shell : null;
}

async function sayHow(deps: KitDeps, reply: FastifyReply) {
  const shell = await liveShell(deps);
  if (!shell) return sendNone(deps, reply);
  const { version, hash } = shell;
  const lines = [
    `The kit for teams with their own repository, for the live shell ${version} (${hash}):`,
    '',
    `  npm install ${deps.settings.publicUrl}/kit/${hash}.tgz`,
    '  npx portal create mf-<name>',
    '',
    'npx portal lists all commands; node_modules/@portal/kit/docs/releasing.md describes how to release a remote.',
  ];
  return plain(reply, 200, lines.join('\n'));
}

async function sendKit(deps: KitDeps, request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) {
  const { file } = request.params;
  if (file === 'latest.tgz') {
    const shell = await liveShell(deps);
    if (!shell) return sendNone(deps, reply);
    return reply.header('cache-control', 'no-store').redirect(`/kit/${shell.hash}.tgz`, 302);
  }
  const [, hash = ''] = FILE.exec(file) ?? [];
  const release = hash ? await deps.releases.find(SHELL, hash) : null;
  const kit = release && Object.hasOwn(release.files, KIT) ? release.files[KIT] : undefined;
  const content = kit ? await deps.releases.open({ name: SHELL, hash, path: KIT }) : null;
  if (!kit || !content)
    return plain(
      reply,
      404,
      `There is no kit ${file}, or it is no longer kept. ${deps.settings.publicUrl}/kit names the current one.`,
    );
  return reply
    .headers({ 'cache-control': FOREVER, etag: `"${kit.integrity}"`, 'content-length': kit.bytes })
    .type('application/gzip')
    .send(content);
}

/** `/kit`: how to install the kit of the live shell; `/kit/<hash>.tgz`: that of any shell whose files are kept. */
export async function kitRoutes(app: App, deps: KitDeps): Promise<void> {
  app.get('/kit', (_request, reply) => sayHow(deps, reply));
  app.get<{ Params: { file: string } }>('/kit/:file', (request, reply) => sendKit(deps, request, reply));
}
