import type { RemoteJson } from './remote';

/** A published file of a release. */
export interface ReleaseFile {
  /** Subresource integrity, `sha384-…`. */
  integrity: string;
  bytes: number;
}

/** The files of one page's first view, in the order in which the browser needs them. */
export interface PageFiles {
  scripts: string[];
  styles: string[];
  /** Shared groups that the page takes from the shell, e.g. `@portal/ui/table`. */
  shared: string[];
}

interface ReleaseBase {
  name: string;
  version: string;
  /** Hash over all files: names the immutable folder `/releases/<name>/<hash>/`. */
  hash: string;
  files: Record<string, ReleaseFile>;
  /** Path of the script that starts the part. */
  entry: string;
}

/** What a build of a remote says about itself, in `release.json` beside its files. */
export interface RemoteRelease extends ReleaseBase {
  kind: 'remote';
  remote: RemoteJson;
  /** By the page names of `remote.json`. */
  pages: Record<string, PageFiles>;
}

/** What a build of the shell says about itself, in `release.json` beside its files. */
export interface ShellRelease extends ReleaseBase {
  kind: 'shell';
  /** Version of the contract that this shell keeps. */
  contract: string;
  /** Scripts and styles of the first request, entry included. */
  start: { scripts: string[]; styles: string[]; fonts: string[] };
  /** Scripts and styles of the groups that are loaded on first use. */
  shared: Record<string, { scripts: string[]; styles: string[] }>;
  /** The shell's own pages. */
  pages: (import('./remote').PageEntry & { scripts: string[]; styles: string[] })[];
}

export type Release = RemoteRelease | ShellRelease;
