import type { SharedPackages } from '../../sharing';

/** The part of a bundle's runtime that sharing uses. */
interface BundleRuntime {
  /** Module factories by id. */
  m: Record<string, (module: { exports?: unknown }) => void>;
  federation: { shared?: SharedPackages };
}

interface Consumed {
  shareKey: string;
  shareInfo: { shareConfig: { requiredVersion: string } };
}

interface SharingRuntime {
  bundlerRuntime: {
    init: () => object;
    consumes: (asked: {
      chunkId: string;
      promises: unknown[];
      chunkMapping: Record<string, string[]>;
      moduleToHandlerMapping: Record<string, Consumed>;
      installedModules: Record<string, unknown>;
      webpackRequire: BundleRuntime;
    }) => void;
    installInitialConsumes: (asked: { initialConsumes: string[] }) => void;
    initContainerEntry: (asked: { shareScope: SharedPackages; webpackRequire: BundleRuntime }) => void;
  };
}

declare const runtime: SharingRuntime;
export default runtime;
