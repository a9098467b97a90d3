export { remote } from './packages/portal-contract/src/rspack/index.mjs';
