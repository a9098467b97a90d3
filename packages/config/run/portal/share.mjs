import { parseArgs } from 'node:util';
import { importDomain } from '../source.mjs';
import { callPortal, portalUrl } from './portal.mjs';
import { Refusal } from './refusal.mjs';
import { moment } from './table.mjs';
import { deployToken, deployTokens } from './token.mjs';

/** The percentage of tabs in `--share`. Throws a `Refusal` for an invalid one. */
export async function percentOf(text) {
  const { SHARE_RULE } = await importDomain();
  const { min, max } = SHARE_RULE.percent;
  const percent = Number(text);
  if (/^\d+$/.test(text) && percent >= min && percent <= max) return percent;
  throw new Refusal(`--share requires a whole percentage from ${min} to ${max}, such as --share 10, not "${text}".`);
}

/** The conditions of the automatic decisions on a share, line by line, as the Releases page has them. */
export function planLines({ back, forward, longestSeconds }, quietUntil, now = Date.now() / 1000) {
  const [days, longest] = [forward.seconds, longestSeconds].map((seconds) => seconds / 86_400);
  return [
    `It is taken back automatically if it fails significantly more often, with ${back.tabs} tabs on each side and failures from ${back.networks} networks;`,
    `otherwise all tabs receive it after ${days} day, with ${forward.tabs} tabs on each side. If undecided after ${longest} days, it ends.`,
    ...(quietUntil === null || quietUntil <= now
      ? []
      : [`Nothing is decided before ${moment(quietUntil)}, as this part was moved by itself a short while ago.`]),
  ];
}

/** The running share of a part. Throws a `Refusal` if there is none. */
async function shareOf(portal, name) {
  const { shares } = await callPortal(portal, ['GET', '/releases']);
  const share = shares.find(({ parts }) => parts.some((part) => part.name === name));
  if (share) return share;
  throw new Refusal(`${name} has no active share at ${portal.url}.`);
}

/**
 * Shares releases that were sent with a percentage of the tabs, and prints when a decision is made. Throws a `Refusal`.
 */
export async function shareReleases(portal, releases, percent) {
  const { SHARE_RULE: rule } = await importDomain();
  const parts = releases.map(({ name, hash }) => ({ name, hash }));
  await callPortal(portal, ['POST', '/releases/shares'], { parts, percent });
  for (const { name, version, hash } of releases)
    console.log(`${name} ${version} (${hash}) is shared with ${percent} % of the tabs at ${portal.url}`);
  const share = await shareOf(portal, parts[0].name);
  console.log(planLines(rule, share.quiet_until).join('\n'));
  console.log(`To see its state: pnpm releases share ${parts[0].name}. To end it, add --stop or --finish.`);
}

const USAGE = 'pnpm releases share <part> [--stop | --finish]';

function read(words) {
  try {
    const options = { stop: { type: 'boolean', default: false }, finish: { type: 'boolean', default: false } };
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    if (positionals.length !== 1 || (values.stop && values.finish))
      throw new Error('Name exactly one part, and at most one of --stop and --finish.');
    return { name: positionals[0], ...values };
  } catch (error) {
    throw new Refusal(error.message, `Use: ${USAGE}`);
  }
}

const sideLine = (name, { tabs, failed, failed_to_load: load, failed_in_code: code }) =>
  `  ${name}: ${failed} of ${tabs} tabs failed (${load} during loading, ${code} in code)`;

/** Shows the share of a part, or ends it: by stopping it, or with its releases for all users. */
export async function shareCommand(words) {
  const { name, stop, finish } = read(words);
  const url = portalUrl();
  const share = await shareOf({ url, token: await deployToken(url, name) }, name);
  const names = share.parts.map((part) => `${part.name} ${part.version}`).join(' and ');
  console.log(`${names}, shared with ${share.percent} % of the tabs at ${url}:`);
  console.log(sideLine('new', share.sides.new));
  console.log(sideLine('current', share.sides.rest));
  if (!stop && !finish) {
    const { SHARE_RULE } = await importDomain();
    console.log(planLines(SHARE_RULE, share.quiet_until).join('\n'));
    return;
  }
  const token = await deployTokens(url, finish ? share.parts.map((part) => part.name) : [name]);
  await callPortal({ url, token }, ['POST', `/releases/${name}/share/end`], { finish });
  console.log(
    finish ? 'All tabs receive it from the next page load on.' : 'No tab receives it from the next page load on.',
  );
}
