import type { RemoteJson } from './remote';

/** A remote as the browser needs it: URL of its entry and what it contributes. */
export interface ComposedRemote {
  version: string;
  hash: string;
  entry: string;
  integrity: string;
  remote: RemoteJson;
  /** Message of its pages while an administrator has switched it off; absent while it is on. */
  off?: string;
}

/** Retention of personal data in days; 0 means for ever. */
export interface KeepDays {
  /** E-mails, counted from their creation. */
  emails: number;
  audit: number;
  /** Logins in the audit log. */
  logins: number;
  /** Messages from the contact form. */
  contact: number;
}

/** Settings of the installation that the browser needs. */
export interface PortalSettings {
  title: string;
  /** URL template of the map tiles; empty without tiles. */
  tileUrl: string;
  /** Attribution of the tiles: plain text or HTML from the operator. */
  tileAttribution: string;
  mode: 'demo' | 'production';
  /** The stages of labelling in use; absent if the server is older than this setting. */
  stages?: 'all' | '1a';
  /** Absent if the server is older than this setting. */
  keepDays?: KeepDays;
  /** Institutions whose login is accepted beside passwords; absent without any. */
  institutions?: { id: string; name: string }[];
}

/** Everything that makes up the portal at a page load, inlined in the HTML as a JSON data block. */
export interface Composition {
  /** Hash over shell, remotes and versions, which identifies the composition for support. */
  id: string;
  shell: { version: string; hash: string; contract: string };
  remotes: Record<string, ComposedRemote>;
  settings: PortalSettings;
  /** Whether this is a document without any remote, for a page on which secrets are typed or shown. */
  alone?: boolean;
  /** The preview of this page, and the address at which it is opened; `null` for a program. Absent outside previews. */
  preview?: { title: string; link: string | null };
  /** Shares that this page takes part in, on either side, each with its parts: their failures are compared. */
  shares?: { id: string; parts: string[] }[];
  /** Parts served from a developer's machine instead of their release; the shell shows a banner. */
  development?: string[];
}

/** Id of the data block in the HTML. */
export const COMPOSITION_ELEMENT = 'composition';
