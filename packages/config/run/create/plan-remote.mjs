import { Refusal } from '../portal/refusal.mjs';

const capitalized = (word) => word.charAt(0).toUpperCase() + word.slice(1);

const pageOf = (name) => name.replace(/^mf-/, '');

const componentOf = (page) => page.split('-').map(capitalized).join('');

/** Menu entries are ten apart, which leaves room for later ones. */
const nextOrder = (remotes) => Math.max(0, ...remotes.flatMap(({ menu }) => menu.map(({ order }) => order))) + 10;

/** The version of a new remote, as in its template. */
const FIRST = '1.0.0';

const asRelease = (remote) => ({ kind: 'remote', name: remote.name, version: FIRST, remote, endpoints: [] });

/**
 * The plan of a new remote: its `remote.json` and the values for its templates. Throws a `Refusal` that lists all
 * conflicts with existing remotes.
 */
export function planRemote({ name, title, path, order }, { contract, remotes, shellPages }) {
  const page = pageOf(name);
  const label = title ?? capitalized(page.replaceAll('-', ' '));
  const pagePath = path ?? `/${page}`;
  const remoteJson = {
    name,
    contract: `^${contract.CONTRACT_VERSION}`,
    pages: [{ path: pagePath, page, title: label, access: 'public', data: ['/national-facility/certified'] }],
    menu: [{ label, icon: 'view', order: order ?? nextOrder(remotes), path: pagePath }],
  };
  mustBeRight(remoteJson, contract);
  const shell = { kind: 'shell', name: 'shell', contract: contract.CONTRACT_VERSION, pages: shellPages, endpoints: [] };
  const others = remotes.filter((other) => other.name !== name).map(asRelease);
  const problems = contract.releaseProblems({ shell, remotes: [asRelease(remoteJson), ...others] }, [name]);
  if (remotes.some((other) => other.name === name)) problems.unshift(`The remote ${name} already exists.`);
  if (problems.length > 0) throw new Refusal(...problems, ...ABOUT_OPTIONS);
  const words = { name, page, component: componentOf(page), path: pagePath, titleLiteral: JSON.stringify(label) };
  return { remoteJson, words };
}

const ABOUT_OPTIONS = ['Choose another name or position: --title "…" --path /… --order <number>'];

function mustBeRight(remoteJson, { parseRemoteJson }) {
  try {
    parseRemoteJson(remoteJson);
  } catch (error) {
    throw new Refusal(...(error.errors ?? [error.message]), ...ABOUT_OPTIONS);
  }
}
