/** When the shell provides a shared package: with its first script, or on first use. */
type SharedWhen = 'start' | 'use';

/** An entry of the sharing policy: the shell provides the package as a singleton, remotes carry no copy. */
interface SharedPackage {
  when: SharedWhen;
  why: string;
}

/**
 * The packages that the shell shares with the remotes from its own build, each with its reason. The shell must provide
 * every entry (its type requires it); the remotes' preset derives their sharing from it. Remotes bundle everything
 * else.
 */
export const SHARING = {
  react: { when: 'start', why: 'Hooks work in one copy of React only.' },
  'react/jsx-runtime': {
    when: 'start',
    why: 'A subpath is a package of its own to the sharing: a second copy of React hides behind it.',
  },
  'react-dom': { when: 'start', why: 'Portals must belong to the copy that renders the page.' },
  '@portal/api-slice': { when: 'start', why: 'A second createApi would miss the store of the shell.' },
  '@portal/ui/core': { when: 'start', why: 'Theme and style engine exist once; the shell needs them for its frame.' },
  '@portal/ui/router': {
    when: 'start',
    why: 'Links and parameters come from the router of the shell; only the used part of it is kept.',
  },
  '@portal/ui/filter': { when: 'use', why: 'What narrows a list down, for pages where nothing is sent.' },
  '@portal/ui/form': { when: 'use', why: 'Formik and the fields, for pages where something is typed.' },
  '@portal/ui/later': { when: 'use', why: 'For pages whose forms and windows are loaded when they are opened.' },
  '@portal/ui/overlay': { when: 'use', why: 'Windows and menus, when one is opened.' },
  '@portal/ui/picture': { when: 'use', why: 'The picture of a record, for forms that have one.' },
  '@portal/ui/tabs': { when: 'use', why: 'Tabs, for pages that show several things in one place.' },
  '@portal/ui/table': { when: 'use', why: 'Tables that are searched, sorted and paged.' },
  '@portal/ui/upload': { when: 'use', why: 'Files, for pages that send some.' },
} as const satisfies Record<string, SharedPackage>;

/** Name of a shared package. */
export type SharedName = keyof typeof SHARING;

type SharedWhenIs<When extends SharedWhen> = {
  [Name in SharedName]: (typeof SHARING)[Name]['when'] extends When ? Name : never;
}[SharedName];

/** Packages in the shell's first script. */
export type SharedAtStart = SharedWhenIs<'start'>;

/** Packages that the shell loads on first use. */
export type SharedOnUse = SharedWhenIs<'use'>;

/** A package that the shell shares: its version, and its module, which may be loaded on first use. */
export interface ProvidedPackage {
  version: string;
  load: () => unknown;
}

/** What the shell passes to the containers of remotes, by name of the package. */
export type SharedPackages = Record<string, ProvidedPackage>;

/**
 * Version of the protocol by which remotes use the shared packages of the shell: `SharedPackages` and the runtime that
 * reads them, `rspack/client/sharing.mjs`. Versions before 3.0.0 are those of the federation library, which did so
 * until then. A remote runs only in a shell whose version fits.
 */
export const SHARING_RUNTIME_VERSION = '3.0.0';
