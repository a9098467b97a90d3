import type { PageEntry, RemoteJson } from './remote';
import type { Given, Taken } from './surface';

/** A published file of a release. */
export interface ReleaseFile {
  /** Subresource integrity, `sha384-…`. */
  integrity: string;
  bytes: number;
}

/** Scripts and styles of a group, in loading order. */
export interface CodeFiles {
  scripts: string[];
  styles: string[];
}

/** The files of a page's first view. */
export interface PageFiles extends CodeFiles {
  /** Groups that the page takes from the shell on first use, e.g. `@portal/ui/form`. */
  shared: string[];
}

/** A page of the shell itself, as in its `pages.json`. */
export interface OwnPage extends PageEntry {
  /** Whether secrets are typed or shown here: then the page is a separate document, without any remote. */
  alone?: boolean;
}

/** A page of the shell itself, with the files that only this page needs. */
export type ShellPage = OwnPage & PageFiles;

interface ReleaseBase {
  name: string;
  version: string;
  /** Hash over all files; names the immutable folder `/releases/<name>/<hash>/`. */
  hash: string;
  /** Every published file; `<file>.br` and `<file>.gz` have the same content, compressed. */
  files: Record<string, ReleaseFile>;
  entry: string;
  /**
   * Names of the endpoints that it adds to the API slice. Unique among all parts: of two with the same name, the first
   * would silently win.
   */
  endpoints: string[];
  /** Calls of the API that these make, such as `GET /lidar/:id`; absent in builds older than this field. */
  calls?: string[];
}

/** A remote's `release.json`, written by its build. */
export interface RemoteRelease extends ReleaseBase {
  kind: 'remote';
  remote: RemoteJson;
  /** The names that it uses of the shell; absent in builds older than this field. */
  takes?: Taken;
  /** By the page names of `remote.json`. */
  pages: Record<string, PageFiles>;
}

/** The shell's `release.json`, written by its build. */
export interface ShellRelease extends ReleaseBase {
  kind: 'shell';
  /** Version of the contract that this shell implements. */
  contract: string;
  /** The names that it provides to remotes; absent in builds older than this field. */
  gives?: Given;
  /** Scripts, styles and fonts of the first request, including the entry. */
  start: CodeFiles & { fonts: string[] };
  /** Scripts and styles of the groups that are loaded on first use. */
  shared: Record<string, CodeFiles>;
  pages: ShellPage[];
}

export type Release = RemoteRelease | ShellRelease;

/** Name of the file with a build's description. */
export const RELEASE_FILE = 'release.json';
