import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callPortal } from '../portal/portal.mjs';
import { start, startDemoPortal } from './demo-portal.mjs';
import { check, show } from './report.mjs';
import { temporaryCopy } from './temporary-copy.mjs';

const PART = 'mf-cars-area';
const ADMINISTRATOR = { email: 'admin@demo.example', password: 'demo-aerosol' };

/** Changes a part of a checkout so that its next build is a different release. */
const change = (copy, mark) =>
  appendFileSync(join(copy, PART, 'src/remote.ts'), `\ndocument.documentElement.dataset.mark = '${mark}';\n`);

/** Alters a stored file of a release without the portal, as an attacker with access to its disk could. */
function alter(folder, hash) {
  const stored = join(folder, 'releases', PART, hash);
  const script = readdirSync(stored).find((name) => name.endsWith('.js'));
  // Same length, or it would be truncated to the size in the description.
  writeFileSync(join(stored, script), readFileSync(join(stored, script), 'utf8').replace(/^./, ' '));
  return script;
}

/** Shows that a release is signed, refused if unsigned, and verified byte by byte, using the commands of teams. */
await check(async (afterwards) => {
  const portal = await startDemoPortal();
  afterwards(() => portal.stop());
  const copy = temporaryCopy();
  afterwards(() => rmSync(copy, { recursive: true, force: true }));
  const run = async (program, ...args) => {
    const env = { PORTAL_URL: portal.url, DATA_DIR: portal.folder, RELEASE_BUILDER: 'The check' };
    const { status, output } = await start(process.execPath, [`packages/config/run/${program}.mjs`, ...args], {
      cwd: copy,
      env,
    }).end();
    return { isDone: status === 0, output: output.trim() };
  };
  const session = await callPortal({ url: portal.url }, ['POST', '/auth/login'], ADMINISTRATOR);
  const administrator = { url: portal.url, token: session.access_token };

  change(copy, 'unsigned');
  const unsigned = await run('release', PART);
  show('a part without keys is released unsigned, which is reported', /not signed: mf-cars-area/.test(unsigned.output));
  show('live releases are verified as far as possible', (await run('releases', 'verify')).isDone);

  const made = await run('releases', 'key', PART);
  const publicKey = /^[A-Za-z0-9_-]{43}$/m.exec(made.output)?.[0];
  show('a key is created only once', made.isDone && !(await run('releases', 'key', PART)).isDone, publicKey);
  await callPortal(administrator, ['POST', `/releases/${PART}/keys`], { name: 'The check', public_key: publicKey });
  const bare = await run('releases', 'verify', PART);
  show('a live release without a signature of its team is reported', !bare.isDone && /is not signed/.test(bare.output));

  change(copy, 'signed');
  const signed = await run('release', PART);
  show('a signed release is accepted', signed.isDone && /, signed,/.test(signed.output));
  const verified = await run('releases', 'verify', PART);
  show('and verified', verified.isDone && verified.output.includes('signed by "The check"'), verified.output);

  const endKeys = async () => {
    const { parts } = await callPortal(administrator, ['GET', '/releases']);
    for (const { _id: id } of parts.find(({ name }) => name === PART).keys)
      await callPortal(administrator, ['DELETE', `/releases/${PART}/keys/${id}`]);
  };
  await endKeys();
  const kept = await run('releases', 'verify', PART);
  show(
    'a release from before the end of its key stays verified',
    kept.isDone && /which ended on/.test(kept.output),
    kept.output,
  );

  rmSync(join(copy, '.keys'), { recursive: true });
  change(copy, 'without a key');
  const refused = await run('release', PART);
  show('a release without a signature is refused', !refused.isDone && /is not signed/.test(refused.output));

  const { parts } = await callPortal(administrator, ['GET', '/releases']);
  const live = parts.find(({ name }) => name === PART).releases.find(({ is_current: isCurrent }) => isCurrent);
  const script = alter(portal.folder, live.hash);
  const altered = await run('releases', 'verify', PART);
  const told = altered.output.includes(`serves ${script}, which is another file`);
  show('a file that was altered on the server is reported', !altered.isDone && told, altered.output);
});
