import type { SharedAtStart, SharedName, SharedOnUse, SharedPackages } from '@portal/portal-contract';
import * as apiSlice from '@portal/api-slice';
import * as uiCore from '@portal/ui/core';
import * as uiRouter from '@portal/ui/router';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';

/** Versions of the shared packages, filled in by the build. */
declare const SHARED_VERSIONS: Record<SharedName, string>;

// The type requires every entry of the policy: a package in the policy that is not shared does not compile.
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
  '@portal/ui/later': () => import('@portal/ui/later'),
  '@portal/ui/overlay': () => import('@portal/ui/overlay'),
  '@portal/ui/picture': () => import('@portal/ui/picture'),
  '@portal/ui/tabs': () => import('@portal/ui/tabs'),
  '@portal/ui/table': () => import('@portal/ui/table'),
  '@portal/ui/upload': () => import('@portal/ui/upload'),
};

const names = <Name extends SharedName>(table: Record<Name, unknown>) => Object.keys(table) as Name[];

const provided = (name: SharedName, load: () => unknown) => [name, { version: SHARED_VERSIONS[name], load }] as const;

/** The packages that the shell shares, in the format of the containers of remotes. */
export const sharedPackages: SharedPackages = Object.fromEntries([
  ...names(AT_START).map((name) => provided(name, () => AT_START[name])),
  ...names(ON_USE).map((name) => provided(name, ON_USE[name])),
]);
