import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { ROOT } from './install.mjs';

const importSource = (path) => tsImport(pathToFileURL(join(ROOT, path)).href, import.meta.url);

/** The domain, from its TypeScript source: a command follows its rules and does not repeat them. */
export const importDomain = () => importSource('packages/domain/src/index.ts');

/** The contract, from its TypeScript source. */
export const importContract = () => importSource('packages/portal-contract/src/index.ts');
