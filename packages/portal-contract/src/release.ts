import type { PageEntry, RemoteJson } from './remote';

/** A published file of a release. */
export interface ReleaseFile {
  /** Subresource integrity, `sha384-…`. */
  integrity: string;
  bytes: number;
}

/** Scripts and styles that belong together, in the order in which the browser needs them. */
export interface CodeFiles {
  scripts: string[];
  styles: string[];
}

/** The files of one page's first view. */
export interface PageFiles extends CodeFiles {
  /** Groups that the page takes from the shell on first use, e.g. `@portal/ui/form`. */
  shared: string[];
}

/** A page of the shell itself, with the files that only this page needs. */
export type ShellPage = PageEntry & PageFiles;

interface ReleaseBase {
  name: string;
  version: string;
  /** Hash over all files: names the immutable folder `/releases/<name>/<hash>/`. */
  hash: string;
  /** Every published file; `<file>.br` and `<file>.gz` are the same content, compressed. */
  files: Record<string, ReleaseFile>;
  /** Path of the script that starts the part. */
  entry: string;
  /** Names of the endpoints that it adds to the one API slice; of two parts with one name, the first would win in silence. */
  endpoints: string[];
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
  /** Scripts, styles and fonts of the first request, entry included. */
  start: CodeFiles & { fonts: string[] };
  /** Scripts and styles of the groups that are loaded on first use. */
  shared: Record<string, CodeFiles>;
  pages: ShellPage[];
}

export type Release = RemoteRelease | ShellRelease;

/** Name of the file in which a build describes itself. */
export const RELEASE_FILE = 'release.json';
