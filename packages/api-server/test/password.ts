/** The password of all users in the tests. */
export const PASSWORD = 'dust over the sea';

const HASH = 'PORTAL_TEST_PASSWORD_HASH';

/** Its hash, as it is stored. */
export const passwordHash = () => process.env[HASH] ?? '';

/** Hashes it once for all test files: a hash is expensive on purpose. */
export async function preparePassword(hash: (password: string) => Promise<string>): Promise<void> {
  process.env[HASH] = await hash(PASSWORD);
}
