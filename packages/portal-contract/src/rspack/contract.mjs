import { tsImport } from 'tsx/esm/api';

/** The contract, read from its TypeScript source, so that builds and browsers follow the same policy. */
export const contract = await tsImport('../index.ts', import.meta.url);
