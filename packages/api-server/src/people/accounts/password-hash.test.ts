import { hash } from '@node-rs/argon2';
import { hashPassword, isOutdated, NOBODYS_HASH, verifyPassword } from './password-hash';

/** Algorithm, version and cost: everything before the salt. */
const cost = (text: string) => text.split('$').slice(0, 4);

test('only the right password matches, and two hashes of one password differ', async () => {
  const [once, twice] = await Promise.all([hashPassword('dust and smoke'), hashPassword('dust and smoke')]);
  expect(once).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(once).not.toBe(twice);
  await expect(verifyPassword(once, 'dust and smoke')).resolves.toBe(true);
  await expect(verifyPassword(once, 'dust and Smoke')).resolves.toBe(false);
});

test.each([[null], [undefined]])('without a hash (%s) no password matches', async (stored) => {
  await expect(verifyPassword(stored, '')).resolves.toBe(false);
  await expect(verifyPassword(stored, 'anything')).resolves.toBe(false);
});

test('the hash for unknown addresses has the current cost', async () => {
  expect(cost(NOBODYS_HASH)).toEqual(cost(await hashPassword('any')));
});

test.each<[why: string, options: { memoryCost: number; timeCost: number; parallelism: number }, outdated: boolean]>([
  ['today', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }, false],
  ['with more memory', { memoryCost: 32_768, timeCost: 2, parallelism: 1 }, false],
  ['with less memory', { memoryCost: 8192, timeCost: 2, parallelism: 1 }, true],
  ['with fewer passes', { memoryCost: 19_456, timeCost: 1, parallelism: 1 }, true],
])('a hash made as %s', async (_why, options, outdated) => {
  expect(isOutdated(await hash('any', options))).toBe(outdated);
});

test('a string that is not a hash is outdated', () => {
  expect(isOutdated('plain')).toBe(true);
});

test('what is no longer allowed when it is its turn is refused without work, and the next one has its turn', async () => {
  const asked: number[] = [];
  const refuse = (n: number) => () => {
    asked.push(n);
    return Promise.reject(new Error('Not any more.'));
  };
  const waiting = Array.from({ length: 4 }, (_each, n) => verifyPassword(NOBODYS_HASH, 'any', refuse(n)));
  for (const one of waiting) await expect(one).rejects.toThrow('Not any more.');
  expect(asked).toEqual([0, 1, 2, 3]);
  await expect(verifyPassword(await hashPassword('dust'), 'dust', () => Promise.resolve())).resolves.toBe(true);
});
