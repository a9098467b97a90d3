import type { SharedAtStart, SharedName, SharedOnUse } from '@portal/portal-contract';
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-tools/runtime-core';
import { createInstance } from '@module-federation/runtime-tools/runtime';
import * as apiSlice from '@portal/api-slice';
import * as uiCore from '@portal/ui/core';
import * as uiRouter from '@portal/ui/router';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';

/** Versions of the shared packages, filled in by the build. */
declare const SHARED_VERSIONS: Record<SharedName, string>;

/** Version of the federation library, filled in by the build. */
declare const FEDERATION_VERSION: string;

// The type requires every entry of the policy: a package that is promised but not shared does not compile.
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

const names = <Name extends SharedName>(table: Record<Name, unknown>) => Object.keys(table) as Name[];

const about = (name: SharedName) => ({
  version: SHARED_VERSIONS[name],
  shareConfig: { singleton: true, requiredVersion: `^${SHARED_VERSIONS[name]}` },
});

const atStart = (name: SharedAtStart) => ({ ...about(name), lib: () => AT_START[name] });

const onUse = (name: SharedOnUse) => ({
  ...about(name),
  get: () =>
    ON_USE[name]().then(
      (module) => () => module,
      (error: unknown) => {
        forgetFailure(name);
        throw error;
      },
    ),
});

/** Federation caches a failed load for good; clearing it lets a second attempt load the group again. */
function forgetFailure(name: SharedOnUse) {
  const shared = host.shareScopeMap.default?.[name]?.[SHARED_VERSIONS[name]];
  if (shared) shared.loading = null;
}

// The remotes are built without a runtime of their own and use this one. Only the functions they use are listed, so
// that the rest stays out of the bundle. They open the groups of helpers, and call none.
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: {
    assert,
    CurrentGlobal,
    getGlobalFederationConstructor,
    ModuleFederation,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
    helpers: { global: {}, share: {}, utils: {} },
  },
  _FEDERATION_RUNTIME_CORE_FROM: { version: FEDERATION_VERSION, name: 'shell' },
});

const host = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries([
    ...names(AT_START).map((name) => [name, atStart(name)] as const),
    ...names(ON_USE).map((name) => [name, onUse(name)] as const),
  ]),
});

/** The packages that the shell shares, in the form that the remotes' containers take. */
export const shareScope: ModuleFederation['shareScopeMap'][string] | undefined = host.shareScopeMap.default;
