import type { RemoteJson } from './remote';

/** A remote as the browser needs it: where its entry is and what it contributes. */
export interface ComposedRemote {
  version: string;
  hash: string;
  /** URL of the entry script. */
  entry: string;
  integrity: string;
  remote: RemoteJson;
}

/** How long the portal keeps what tells about people, days; 0: for ever. */
export interface KeepDays {
  /** Messages, counted from when they were written. */
  emails: number;
  /** The audit log. */
  audit: number;
  /** Logins in the audit log. */
  logins: number;
  /** What came in through the contact form. */
  contact: number;
}

/** Settings of the installation that the browser needs. */
export interface PortalSettings {
  /** Title of the product. */
  title: string;
  /** URL template of the map tiles; empty when the installation has none. */
  tileUrl: string;
  /** Attribution of the tiles, plain text or HTML of the operator. */
  tileAttribution: string;
  mode: 'demo' | 'production';
  /** Absent where the server is older than this setting. */
  keepDays?: KeepDays;
}

/** Everything that makes up the portal at the moment of a page load, inlined in the HTML as a JSON data block. */
export interface Composition {
  /** Hash over shell, remotes and versions: names exactly what a person had. */
  id: string;
  shell: { version: string; hash: string; contract: string };
  remotes: Record<string, ComposedRemote>;
  settings: PortalSettings;
  /** Parts that come from a developer's machine in place of their release; the shell says so on every page. */
  development?: string[];
  /** Nonce for the styles that the style engine adds at run time. */
  nonce: string;
}

/** Id of the data block in the HTML. */
export const COMPOSITION_ELEMENT = 'composition';
