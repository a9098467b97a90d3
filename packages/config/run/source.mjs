import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { ROOT } from './install.mjs';

const importSource = (path) => tsImport(pathToFileURL(join(ROOT, path)).href, import.meta.url);

/** Imports the domain from its TypeScript source, so that commands apply its rules. */
export const importDomain = () => importSource('packages/domain/src/index.ts');

/** Imports the contract from its TypeScript source. */
export const importContract = () => importSource('packages/portal-contract/src/index.ts');
