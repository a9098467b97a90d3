import type { ComposedRemote, SharedPackages } from '@portal/portal-contract';
import { containerName } from '@portal/portal-contract';
import { LoadFault } from './fault';
import { probe } from './probe';
import { createScript } from './script';

/** The container that a remote's entry script defines, by the protocol of module federation. */
export interface Container {
  init: (sharedPackages: SharedPackages) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/**
 * Runs the entry script of a remote and returns its container. The tag is always removed: a failed one would keep a
 * second attempt from working. Aborting rejects with the reason of the signal. Throws a `LoadFault` with the evidence.
 */
export async function loadContainer(
  composed: ComposedRemote,
  attempt: number,
  signal: AbortSignal,
): Promise<Container> {
  const name = containerName(composed.remote.name);
  const globals = window as unknown as Record<string, unknown>;
  globals[name] = undefined;
  const script = createScript(composed.entry, composed.integrity, attempt);
  try {
    const hasLoaded = await new Promise<boolean>((resolve, reject) => {
      script.addEventListener('load', () => resolve(true));
      script.addEventListener('error', () => resolve(false));
      signal.addEventListener('abort', () => reject(signal.reason));
      document.head.append(script);
    });
    if (!hasLoaded) {
      const answer = await probe(composed.entry, composed.integrity);
      throw new LoadFault({ stage: 'entry', seen: 'failed', answer });
    }
  } finally {
    script.remove();
  }
  // A script that throws while it runs still fires `load`; only the missing container reveals it.
  const container = globals[name];
  if (!isContainer(container)) throw new LoadFault({ stage: 'entry', seen: 'no-container' });
  return container;
}
