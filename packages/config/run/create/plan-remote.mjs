import { Refusal } from '../portal/refusal.mjs';

const capitalized = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** `mf-weather-maps` → `weather-maps`. */
const pageOf = (name) => name.replace(/^mf-/, '');

/** `weather-maps` → `WeatherMaps`. */
const componentOf = (page) => page.split('-').map(capitalized).join('');

/** Menu entries stand ten apart, so that something fits between two of them later. */
const nextOrder = (remotes) => Math.max(0, ...remotes.flatMap(({ menu }) => menu.map(({ order }) => order))) + 10;

const asRelease = (remote) => ({ kind: 'remote', name: remote.name, remote, endpoints: [] });

/**
 * What a new remote will be: the content of its `remote.json`, and the words that its files are made of.
 * Throws a Refusal with all reasons why there cannot be this remote beside those that are here.
 */
export function planRemote({ name, title, path, order }, { contract, remotes, shellPages }) {
  const page = pageOf(name);
  const label = title ?? capitalized(page.replaceAll('-', ' '));
  const place = path ?? `/${page}`;
  const remoteJson = {
    name,
    contract: `^${contract.CONTRACT_VERSION}`,
    pages: [{ path: place, page, title: label, access: 'public', data: ['/national-facility/certified'] }],
    menu: [{ label, icon: 'view', order: order ?? nextOrder(remotes), path: place }],
  };
  mustBeRight(remoteJson, contract);
  const shell = { kind: 'shell', name: 'shell', contract: contract.CONTRACT_VERSION, pages: shellPages, endpoints: [] };
  const problems = contract.releaseProblems(asRelease(remoteJson), { shell, remotes: remotes.map(asRelease) });
  if (remotes.some((other) => other.name === name)) problems.unshift(`There is a remote ${name} already.`);
  if (problems.length > 0) throw new Refusal(...problems, ...ABOUT_OPTIONS);
  const words = { name, page, component: componentOf(page), path: place, titleLiteral: JSON.stringify(label) };
  return { remoteJson, words };
}

const ABOUT_OPTIONS = ['Choose another name, or another place: --title "…" --path /… --order <number>'];

function mustBeRight(remoteJson, { parseRemoteJson }) {
  try {
    parseRemoteJson(remoteJson);
  } catch (error) {
    throw new Refusal(...(error.errors ?? [error.message]), ...ABOUT_OPTIONS);
  }
}
