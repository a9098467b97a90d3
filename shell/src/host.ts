import type { SharedAtStart, SharedName, SharedOnUse } from '@portal/portal-contract';
import * as apiSlice from '@portal/api-slice';
import * as uiCore from '@portal/ui/core';
import * as uiRouter from '@portal/ui/router';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';

/** Versions of the shared packages; the build writes them here. */
declare const SHARED_VERSIONS: Record<SharedName, string>;

// The type names every line of the policy: a package that is promised and not handed out does not compile.
const AT_START: Record<SharedAtStart, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@portal/api-slice': apiSlice,
  '@portal/ui/core': uiCore,
  '@portal/ui/router': uiRouter,
};

const ON_USE: Record<SharedOnUse, () => Promise<unknown>> = {
  '@portal/ui/filter': () => import('@portal/ui/filter'),
  '@portal/ui/form': () => import('@portal/ui/form'),
  '@portal/ui/overlay': () => import('@portal/ui/overlay'),
  '@portal/ui/picture': () => import('@portal/ui/picture'),
  '@portal/ui/tabs': () => import('@portal/ui/tabs'),
  '@portal/ui/table': () => import('@portal/ui/table'),
  '@portal/ui/upload': () => import('@portal/ui/upload'),
};

/** One version of a package, as the containers of the remotes take it by the protocol of module federation. */
interface Shared {
  /** Gives a function that gives the package, at once or in a while. */
  get: () => (() => unknown) | Promise<() => unknown>;
  /** Who provides it; an error about versions names it. */
  from: string;
}

const names = <Name extends SharedName>(table: Record<Name, unknown>) => Object.keys(table) as Name[];

const shared = (name: SharedName, get: Shared['get']) =>
  [name, { [SHARED_VERSIONS[name]]: { get, from: 'shell' } }] as const;

/** What the shell shares, as the containers of the remotes take it: by name and by version, of which there is one. */
export const shareScope: Record<string, Record<string, Shared>> = Object.fromEntries([
  ...names(AT_START).map((name) => shared(name, () => () => AT_START[name])),
  // Asked for anew each time: after a failure, the next attempt loads the group again.
  ...names(ON_USE).map((name) => shared(name, async () => ON_USE[name]().then((module) => () => module))),
]);
