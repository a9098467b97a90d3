import { onPortalOfItsOwn } from './fixtures/portal-of-its-own';

/** The stories: what people do with the portal. */
export default onPortalOfItsOwn({ testDir: './specs', outputDir: '../.cache/e2e', timeout: 30_000 });
