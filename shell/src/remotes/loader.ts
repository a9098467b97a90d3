import type { ComposedRemote, Composition, Remote } from '@portal/portal-contract';
import type { ComponentType } from 'react';
import { CONTRACT_VERSION, EXPOSED, fitsContract } from '@portal/portal-contract';
import type { Container } from './entry-script';
import { LoadFault } from './fault';
import type { Evidence } from './fault';

/** Loads one page of a remote; throws a LoadFault, or the reason of the signal once that is aborted. */
export type LoadPage = (remote: string, page: string, signal: AbortSignal) => Promise<ComponentType>;

/** The part of the federation that the loader needs. */
export interface ContainerHost {
  initRawContainer: (name: string, url: string, container: Container) => RemoteModule;
}

/** A remote whose entry has run. */
export interface RemoteModule {
  init: (id: string) => Promise<unknown>;
  get: (id: string, exposed: string) => Promise<unknown>;
}

interface LoaderDeps {
  remotes: () => Composition['remotes'];
  loadContainer: (composed: ComposedRemote, signal: AbortSignal) => Promise<Container>;
  host: ContainerHost;
}

/** Runs one stage; what it throws becomes the evidence of that stage. */
async function stage<Result>(name: 'init' | 'page', run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw new LoadFault({ stage: name, error });
  }
}

const isRemote = (module: unknown): module is Remote =>
  typeof module === 'object' && module !== null && 'pages' in module && typeof module.pages === 'object';

// A component wrapped by memo or forwardRef is an object.
const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

function insist(condition: boolean, evidence: Evidence): asserts condition {
  if (!condition) throw new LoadFault(evidence);
}

/**
 * The one way from the composition to a page: range of the contract, entry script, sharing, module, page. Nothing of a
 * remote that does not fit is executed. A remote is started once; a failed start is forgotten, so that a retry can work.
 */
export function createLoader({ remotes, loadContainer, host }: LoaderDeps): LoadPage {
  const started = new Map<string, Promise<RemoteModule>>();

  async function start(composed: ComposedRemote, signal: AbortSignal): Promise<RemoteModule> {
    const { name } = composed.remote;
    const container = await loadContainer(composed, signal);
    const module = host.initRawContainer(name, composed.entry, container);
    await stage('init', () => module.init(name));
    return module;
  }

  function startOnce(composed: ComposedRemote, signal: AbortSignal): Promise<RemoteModule> {
    const { name } = composed.remote;
    const running = started.get(name) ?? start(composed, signal);
    started.set(name, running);
    running.catch(() => started.delete(name));
    return running;
  }

  return async (name, page, signal) => {
    const composed = remotes()[name];
    insist(composed !== undefined && fitsContract(composed.remote.contract, CONTRACT_VERSION), { stage: 'contract' });
    const module = await startOnce(composed, signal);
    const remote = await stage('page', () => module.get(name, EXPOSED));
    insist(isRemote(remote), { stage: 'component' });
    const load = remote.pages[page];
    insist(load !== undefined, { stage: 'component' });
    const component = await stage('page', load);
    insist(isComponent(component), { stage: 'component' });
    return component;
  };
}
