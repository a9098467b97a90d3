import type { ComposedRemote, Composition, Remote, SharedPackages } from '@portal/portal-contract';
import type { ComponentType } from 'react';
import { CONTRACT_VERSION, EXPOSED, fitsContract } from '@portal/portal-contract';
import type { Container } from './entry-script';
import { LoadFault } from './fault';
import type { Evidence } from './fault';
import { orAborted } from './or-aborted';

/** Loads one page of a remote. Rejects with a `LoadFault`, or with the reason of the signal once that is aborted. */
export type LoadPage = (remote: string, page: string, signal: AbortSignal) => Promise<ComponentType>;

interface LoaderDeps {
  remotes: () => Composition['remotes'];
  /** Checks whether a remote has another release by now, and replaces the present one with it. */
  renew: (remote: string, signal: AbortSignal) => Promise<void>;
  /** `attempt` counts from 0: every retry requests the script under a new address. */
  loadContainer: (composed: ComposedRemote, attempt: number, signal: AbortSignal) => Promise<Container>;
  sharedPackages: SharedPackages;
}

/** Runs one stage; an error becomes the evidence of that stage. */
async function stage<Result>(name: 'init' | 'page', run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw new LoadFault({ stage: name, error });
  }
}

const isRemote = (module: unknown): module is Remote =>
  typeof module === 'object' && module !== null && 'pages' in module && typeof module.pages === 'object';

// Components wrapped by memo or forwardRef are objects.
const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

function insist(condition: boolean, evidence: Evidence): asserts condition {
  if (!condition) throw new LoadFault(evidence);
}

async function pageOf(container: Container, page: string): Promise<ComponentType> {
  const remote = await stage('page', async () => (await container.get(EXPOSED))());
  insist(isRemote(remote), { stage: 'component' });
  const load = remote.pages[page];
  insist(load !== undefined, { stage: 'component' });
  const component = await stage('page', load);
  insist(isComponent(component), { stage: 'component' });
  return component;
}

const fits = (composed: ComposedRemote | undefined): composed is ComposedRemote =>
  composed !== undefined && fitsContract(composed.remote.contract, CONTRACT_VERSION);

/**
 * The only way from the composition to a page: contract range, entry script, sharing, module, page. No code of a remote
 * that does not fit is executed. A remote is started once; after a failure the next attempt starts it again, because a
 * bundle caches a module that threw and would throw the same error again.
 */
export function createLoader({ remotes, renew, loadContainer, sharedPackages }: LoaderDeps): LoadPage {
  const started = new Map<string, Promise<Container>>();
  const failures = new Map<string, number>();
  const unfit = new Set<string>();

  // No code of an unfit remote has run in this tab, so a fitting release can replace it without mixing two.
  async function fitting(name: string, signal: AbortSignal): Promise<ComposedRemote> {
    if (unfit.has(name)) await renew(name, signal);
    const composed = remotes()[name];
    if (!fits(composed)) {
      unfit.add(name);
      throw new LoadFault({ stage: 'contract' });
    }
    unfit.delete(name);
    return composed;
  }

  async function start(name: string, signal: AbortSignal): Promise<Container> {
    const composed = await fitting(name, signal);
    const container = await loadContainer(composed, failures.get(name) ?? 0, signal);
    await stage('init', async () => container.init(sharedPackages));
    return container;
  }

  function forgetStart(name: string, failed: Promise<Container>) {
    if (started.get(name) !== failed) return;
    started.delete(name);
    failures.set(name, (failures.get(name) ?? 0) + 1);
  }

  return (name, page, signal) => {
    const running = started.get(name) ?? start(name, signal);
    started.set(name, running);
    const forget = () => forgetStart(name, running);
    // Synchronously, not when the promise rejects: the next attempt may begin before that. A page that was ready and
    // failed while it was shown is dropped in the same way, with the state of its modules.
    signal.addEventListener('abort', forget);
    const loading = running.then((container) => pageOf(container, page));
    loading.catch(forget);
    return orAborted(loading, signal);
  };
}
