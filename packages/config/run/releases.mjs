import { bisect } from './portal/bisect/bisect.mjs';
import { callPortal, portalUrl } from './portal/portal.mjs';
import { shareCommand } from './portal/share.mjs';
import { command, Refusal } from './portal/refusal.mjs';
import { makeReleaseKey } from './portal/release-key.mjs';
import { isListed, shortenedLines } from './portal/shortened.mjs';
import { moment, tableLines } from './portal/table.mjs';
import { deployToken } from './portal/token.mjs';
import { verifyReleases } from './portal/verify-releases.mjs';
import { importDomain } from './source.mjs';

const HEAD = ['part', 'version', 'hash', 'released', 'median load, ms', 'failures', 'errors', ''];

const total = (counted) => counted.reduce((sum, { count }) => sum + count, 0);

const markOf = (release, shares) => {
  const { hash, is_current: isCurrent, is_kept: isKept } = release;
  const wasTakenBack = release.was_taken_back || (release.withdrawn_at ?? null) !== null;
  if (isCurrent) return 'current';
  const share = shares.find(({ parts }) => parts.some((part) => part.hash === hash));
  if (share) return `shared, ${share.percent} %`;
  if (isKept && wasTakenBack) return 'taken back';
  return isKept ? '' : 'files removed';
};

const STOPS = {
  'release.switch-off': 'is switched off: its pages show',
  'release.withdraw': 'was taken back',
  'release.retire': 'was retired',
};

/** Why a part has no pages, as a line below the list. */
const stopLine = (name, { action, at, by, reason }) =>
  `${name} ${STOPS[action]}${reason ? ` “${reason}”` : ''} (${moment(at)}${by ? `, ${by}` : ''})`;

/** Lists the releases of a running portal, or of one of its parts, newest first. */
async function list([only]) {
  const url = portalUrl();
  const { medianLoadMs } = await importDomain();
  const overview = await callPortal({ url, token: await deployToken(url, only) }, ['GET', '/releases']);
  const parts = overview.parts.filter(({ name }) => only === undefined || name === only);
  if (parts.length === 0) throw new Refusal(`${url} has no releases of "${only}".`);
  const row = (name, release) => [
    name,
    release.version,
    release.hash,
    moment(release.released_at),
    medianLoadMs(release.loads) ?? '',
    total(release.faults),
    total(release.errors ?? []),
    markOf(release, overview.shares ?? []),
  ];
  const shown = only === undefined ? isListed : () => true;
  const rows = parts.flatMap(({ name, releases }) => releases.filter(shown).map((release) => row(name, release)));
  const left = only === undefined ? shortenedLines(parts) : [];
  const stops = parts.flatMap(({ name, stopped }) => (stopped ? [stopLine(name, stopped)] : []));
  console.log(
    [`${url}, composition ${overview.composition}`, '', ...tableLines(HEAD, rows), ...stops, ...left].join('\n'),
  );
}

/** Subcommands for releases, by the first argument. */
const COMMANDS = { key: makeReleaseKey, verify: verifyReleases, bisect, share: shareCommand };

await command(async ([word, ...more]) => {
  if (word !== undefined && Object.hasOwn(COMMANDS, word)) await COMMANDS[word](more);
  else await list([word]);
});
