import type { Page } from '@playwright/test';
import { containerName, EXPOSED, releaseUrl } from '@portal/portal-contract';
import type { ProvidedPackage, SharedPackages } from '@portal/portal-contract';
import type { Build } from '../fixtures/builds';
import type { Change } from './change';
import type { Read } from './reads';

interface Container {
  init: (shared: SharedPackages) => unknown;
  get: (module: string) => Promise<() => { pages: Record<string, () => Promise<unknown>> }>;
}

/** Module runtime of a remote's bundle. */
interface Bundle {
  (module: string): unknown;
  /** Loads a chunk with its shared packages. */
  e: (chunk: string) => Promise<unknown>;
  /** By chunk. */
  sriHashes: Record<string, string>;
  consumesLoadingData: {
    /** The modules of shared packages by chunk. */
    chunkMapping: Record<string, string[]>;
    moduleIdToConsumeDataMapping: Record<string, { shareKey: string }>;
  };
  /** The packages that the shell has passed to the remote. */
  federation: { shared?: SharedPackages };
}

interface Run {
  entry: string;
  integrity: string;
  container: string;
  exposed: string;
  /** Container of a remote that already runs in this page. */
  running: string;
  change: Change;
  reads: Read[];
}

/** Runs in the page, hence without references to outer scope: the failures of a remote beside this shell. */
async function observe({ entry, integrity, container: name, exposed, running, change, reads }: Run): Promise<string[]> {
  const globals = globalThis as unknown as Record<string, unknown>;
  // The runtime of a bundle passes itself to a chunk without modules.
  const bundlesOf = (container: string) => {
    const bundles: Bundle[] = [];
    (globals[`rspackChunk${container}`] as unknown[]).push([
      [`all of it ${performance.now()}`],
      {},
      (bundle: Bundle) => bundles.push(bundle),
    ]);
    return bundles;
  };
  // As passed by the shell: a remote that was tried has a changed one.
  const own = (globals['shared by the shell'] ??= bundlesOf(running)[0]?.federation.shared) as
    | SharedPackages
    | undefined;
  if (!own) throw new Error(`${running} does not run in this page.`);

  const changed = (group: string, module: object): object => {
    const gone = change.gone.filter((each) => each.group === group).map((each) => each.name);
    const copy: Record<string, unknown> = {};
    for (const key of Object.keys(module))
      if (!gone.includes(key)) copy[key] = (module as Record<string, unknown>)[key];
    for (const added of change.come) if (added.group === group) copy[added.name] = () => null;
    return copy;
  };
  const shared: SharedPackages = {};
  const changedPackage = (group: string, { version, load }: ProvidedPackage): ProvidedPackage => ({
    version: change.versions[group] ?? version,
    load: async () => changed(group, (await load()) as object),
  });
  for (const [group, one] of Object.entries(own))
    if (!change.groupsGone.includes(group)) shared[group] = changedPackage(group, one);

  // As in a tab that has not loaded it yet.
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
  /** The names that the remote received of each group. */
  const got = new Map<string, Record<string, unknown>>();
  try {
    const container = globals[name] as Container;
    await container.init(shared);
    const { pages } = (await container.get(exposed))();
    for (const [page, load] of Object.entries(pages)) {
      const component = await load();
      if (component === undefined || component === null) broken.push(`${page} is no page`);
    }
    // Code that a page loads later, such as a dialog.
    for (const bundle of bundlesOf(name)) {
      // A chunk of nothing but shared packages has no file, hence no hash.
      const { chunkMapping, moduleIdToConsumeDataMapping: consumed } = bundle.consumesLoadingData;
      for (const chunk of [...Object.keys(bundle.sriHashes), ...Object.keys(chunkMapping)]) await bundle.e(chunk);
      // Evaluated like the modules of the remote, so that one that could not be provided throws now.
      for (const [id, { shareKey }] of Object.entries(consumed))
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

/** Loads a build of a remote, with all its pages, beside a changed shell; returns the failures as messages. */
export const brokenBeside = (page: Page, { release }: Build, { change, reads }: Pick<Run, 'change' | 'reads'>) =>
  page.evaluate(observe, {
    entry: releaseUrl(release.name, release.hash, release.entry),
    integrity: release.files[release.entry]?.integrity ?? '',
    container: containerName(release.name),
    exposed: EXPOSED,
    running: containerName('mf-public'),
    change,
    reads,
  });

/** Serves the files of builds to a browser page, whether the portal has them or not. */
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
