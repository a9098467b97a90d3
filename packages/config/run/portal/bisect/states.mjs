const named = (release) => (release ? release.version : 'nothing');

/** The differences between two sets of releases, part by part. */
function movesBetween(before, after) {
  const names = [...new Set([...before, ...after].map(({ name }) => name))].toSorted((a, b) => a.localeCompare(b));
  return names.flatMap((name) => {
    const [from, to] = [before, after].map((parts) => parts.find((part) => part.name === name));
    return from?.hash === to?.hash ? [] : [{ name, from, to }];
  });
}

const moved = (parts, { name, to }) => [...parts.filter((part) => part.name !== name), ...(to ? [to] : [])];

/** A move in words: "mf-x from 1.0.0 to 1.1.0 (hash)". */
export const inWords = ({ name, from, to }) =>
  `${name} from ${named(from)} to ${named(to)}${to ? ` (${to.hash})` : ''}`;

/**
 * The sets of releases from the first composition to the last, each differing from the one before in a single part. Parts
 * that moved together are moved one after the other; trying shows which intermediate sets cannot run.
 */
export function statesBetween(compositions) {
  const [first] = compositions;
  const states = [{ parts: first.parts, move: null }];
  for (const { composition, parts } of compositions.slice(1)) {
    for (const move of movesBetween(states.at(-1).parts, parts))
      states.push({ parts: moved(states.at(-1).parts, move), move, composition });
  }
  return states;
}
