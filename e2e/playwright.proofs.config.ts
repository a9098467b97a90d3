import { onPortalOfItsOwn } from './fixtures/portal-of-its-own';

/** The proofs: what the portal promises about its releases, shown on a portal where it is broken on purpose. */
export default onPortalOfItsOwn({ testDir: './releases', outputDir: '../.cache/e2e-proofs', timeout: 180_000 });
