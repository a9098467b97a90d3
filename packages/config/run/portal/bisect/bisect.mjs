import { callPortal, portalUrl } from '../portal.mjs';
import { Refusal } from '../refusal.mjs';
import { deployToken } from '../token.mjs';
import { firstBad } from './first-bad.mjs';
import { outcomeOf } from './run-command.mjs';
import { inWords, statesBetween } from './states.mjs';
import { openTrials } from './try-portal.mjs';

const USAGE = 'Use: pnpm releases bisect --good <id> --bad <id> -- <command …>';
const HELP = [
  USAGE,
  'The ids are those of compositions; the footer of every page and fault reports contain them.',
  'The command reads the address of the portal from PORTAL_URL; its exit status means: 0 good, 125 undecided, other bad.',
];
/** Status of releases that cannot run together, or whose files are removed. */
const UNFIT = 422;
const ID = /^[0-9a-f]{12}$/;

/** Parses the command line: options first, then the command. Throws a `Refusal`. */
export function readWords(words) {
  const ids = {};
  const rest = [...words];
  while (/^--(good|bad)(=|$)/.test(rest[0] ?? '')) {
    const [option, inline] = rest.shift().slice(2).split('=');
    ids[option] = inline ?? rest.shift();
  }
  const command = rest[0] === '--' ? rest.slice(1) : rest;
  for (const option of ['good', 'bad']) {
    if (ids[option] === undefined) throw new Refusal(`--${option} is missing.`, ...HELP);
    if (!ID.test(ids[option])) throw new Refusal(`"${ids[option]}" is not the id of a composition.`, ...HELP);
  }
  if (ids.good === ids.bad) throw new Refusal('The good and the bad composition are the same.', ...HELP);
  if (command.length === 0 || command[0].startsWith('-')) throw new Refusal('The command to run is missing.', ...HELP);
  return { ...ids, command };
}

/** The sets of releases from the good composition to the bad one. */
async function statesOf(portal, { good, bad }) {
  const compositions = await callPortal(portal, ['GET', `/releases/compositions?from=${good}&to=${bad}`]);
  return statesBetween(compositions);
}

const MUST_BE = {
  good: (id) =>
    `The composition ${id} is not good: the command already fails there. Name an older composition as good.`,
  bad: (id) => `The composition ${id} is not bad: the command does not fail there. Name another composition as bad.`,
};

/** The cause in words: one release, or several if none between them can be tried. */
export function culprit(states, { good, bad }) {
  const moves = states.slice(good + 1, bad + 1);
  const { composition } = states[bad];
  if (moves.length === 1) return [`It was broken by ${inWords(moves[0].move)}, in composition ${composition}.`];
  return [
    `It was broken by one of these, in composition ${composition} or before; the states in between could not be tried:`,
    ...moves.map(({ move }) => `- ${inWords(move)}`),
  ];
}

/** Finds the release that broke the behaviour that a command checks. Throws a `Refusal`. */
export async function bisect(words) {
  const { good, bad, command } = readWords(words);
  const url = portalUrl();
  const portal = { url, token: await deployToken(url) };
  const states = await statesOf(portal, { good, bad });
  const trials = await openTrials(portal);

  /** Tests a state; a `Refusal` of the portal means that it cannot be tried. */
  async function test(index) {
    const { parts, move } = states[index];
    try {
      await trials.show(parts);
    } catch (error) {
      if (error.status !== UNFIT || index === 0 || index === states.length - 1) throw error;
      console.log(`skip  ${inWords(move)}\n${error.message}`);
      return 'skip';
    }
    const outcome = await outcomeOf(command, trials.url);
    trials.mustHaveShown();
    console.log(`${outcome.padEnd(5)} ${move ? inWords(move) : `composition ${good}`}`);
    return outcome;
  }

  try {
    for (const [end, index, id] of [
      ['good', 0, good],
      ['bad', states.length - 1, bad],
    ]) {
      if ((await test(index)) !== end) throw new Refusal(MUST_BE[end](id));
    }
    console.log(culprit(states, await firstBad(states.length, test)).join('\n'));
  } finally {
    trials.close();
  }
}
