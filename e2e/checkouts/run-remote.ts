import type { Page } from '@playwright/test';
import { containerName, EXPOSED, releaseUrl } from '@portal/portal-contract';
import type { Build } from '../fixtures/builds';
import type { Change } from './change';
import type { Read } from './reads';

interface Shared {
  version: string;
  lib?: () => object;
  get?: () => Promise<() => object>;
  loaded?: unknown;
  loading?: unknown;
  useIn?: string[];
}

type Scope = Record<string, Record<string, Shared>>;

interface Container {
  init: (scope: Scope) => unknown;
  get: (module: string) => Promise<() => { pages: Record<string, () => Promise<unknown>> }>;
}

/** Module runtime of a remote's bundle. */
interface Bundle {
  (module: string): unknown;
  /** Loads a chunk with all that it takes. */
  e: (chunk: string) => Promise<unknown>;
  /** By chunk. */
  sriHashes: Record<string, string>;
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, { shareKey: string }> };
}

interface Run {
  entry: string;
  integrity: string;
  container: string;
  exposed: string;
  change: Change;
  reads: Read[];
}

/** Runs in the page, hence without references to outer scope: what does not work of a remote beside this shell. */
async function observe({ entry, integrity, container: name, exposed, change, reads }: Run): Promise<string[]> {
  const globals = globalThis as unknown as Record<string, unknown> & {
    __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: { default: Scope } }[] };
  };
  const instances = globals.__FEDERATION__.__INSTANCES__;
  const own = instances.find((instance) => instance.name === 'shell')?.shareScopeMap.default ?? {};

  const changed = (group: string, module: object): object => {
    const gone = change.gone.filter((each) => each.group === group).map((each) => each.name);
    const copy: Record<string, unknown> = {};
    for (const key of Object.keys(module))
      if (!gone.includes(key)) copy[key] = (module as Record<string, unknown>)[key];
    for (const added of change.come) if (added.group === group) copy[added.name] = () => null;
    return copy;
  };
  const shared = (group: string, one: Shared): Shared => {
    const { lib, get } = one;
    const copy: Shared = { ...one, version: change.versions[group] ?? one.version, useIn: [] };
    delete copy.loaded;
    delete copy.loading;
    if (lib) copy.lib = () => changed(group, lib());
    if (get)
      copy.get = async () => {
        const module = (await get())();
        return () => changed(group, module);
      };
    return copy;
  };
  const scope: Scope = {};
  for (const [group, versions] of Object.entries(own)) {
    if (change.groupsGone.includes(group)) continue;
    const [one] = Object.values(versions);
    if (one) scope[group] = { [change.versions[group] ?? one.version]: shared(group, one) };
  }

  // As in a tab that has not loaded it yet.
  for (const at of instances.keys()) if (instances[at]?.name === name) instances.splice(at, 1);
  delete globals[`rspackChunk${name}`];
  delete globals[name];
  await new Promise((loaded, failed) => {
    const script = document.createElement('script');
    script.src = entry;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.addEventListener('load', loaded);
    script.addEventListener('error', () => failed(new Error(`${entry} does not load`)));
    document.head.append(script);
  });

  const broken: string[] = [];
  /** What the remote got of each group. */
  const got = new Map<string, Record<string, unknown>>();
  try {
    const container = globals[name] as Container;
    await container.init(scope);
    const { pages } = (await container.get(exposed))();
    for (const [page, load] of Object.entries(pages)) {
      const component = await load();
      if (component === undefined || component === null) broken.push(`${page} is no page`);
    }
    // What a page loads later, such as a dialog: the runtime hands itself to a chunk without modules.
    const bundles: Bundle[] = [];
    (globals[`rspackChunk${name}`] as unknown[]).push([['all of it'], {}, (bundle: Bundle) => bundles.push(bundle)]);
    for (const bundle of bundles) {
      for (const chunk of Object.keys(bundle.sriHashes)) await bundle.e(chunk);
      // Run as the modules of the remote do, one that could not be had throws now.
      for (const [id, { shareKey }] of Object.entries(bundle.consumesLoadingData.moduleIdToConsumeDataMapping))
        got.set(shareKey, bundle(id) as Record<string, unknown>);
    }
  } catch (error) {
    broken.push(`it does not run: ${String(error).slice(0, 200)}`);
    return broken;
  }
  for (const { group, name: read } of reads)
    if (got.get(group)?.[read] === undefined) broken.push(`${read} of ${group} is undefined where it is read`);
  return broken;
}

/** Loads a build of a remote, with all its pages, beside a shell that was changed: what does not work, in sentences. */
export const brokenBeside = (page: Page, { release }: Build, { change, reads }: Pick<Run, 'change' | 'reads'>) =>
  page.evaluate(observe, {
    entry: releaseUrl(release.name, release.hash, release.entry),
    integrity: release.files[release.entry]?.integrity ?? '',
    container: containerName(release.name),
    exposed: EXPOSED,
    change,
    reads,
  });

/** Lets a browser page find the files of builds, whether the portal has them or not. */
export async function serve(page: Page, builds: readonly Build[]): Promise<void> {
  for (const { release, files } of builds) {
    const folder = releaseUrl(release.name, release.hash, '');
    await page.route(`**${folder}**`, (route) => {
      const path = new URL(route.request().url()).pathname.slice(folder.length);
      const body = files.get(path);
      if (!body) return route.fulfill({ status: 404 });
      return route.fulfill({
        body,
        contentType: path.endsWith('.css') ? 'text/css' : 'text/javascript; charset=utf-8',
      });
    });
  }
}
