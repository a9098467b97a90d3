import { generateKeyPairSync, sign } from 'node:crypto';
import { releaseStatement, STATEMENT_TYPE, type Release } from '@portal/portal-contract';
import { altered, builtPart, entryOf } from '../fixtures/builds';
import { expect, test } from '../fixtures/test';

const PART = 'mf-cars-area';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A signer without any code of the portal: it makes the three parts of a JSON Web Signature itself. */
function aTeamKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const origin = { commit: 'c'.repeat(40), is_clean: true, builder: 'Pipeline 7', built_at: 1_780_000_000 };
  return {
    publicKey: String(publicKey.export({ format: 'jwk' }).x),
    origin,
    async signed(release: Release) {
      const content = `${encoded({ alg: 'EdDSA', typ: STATEMENT_TYPE })}.${encoded(await releaseStatement(release, origin))}`;
      return `${content}.${sign(null, Buffer.from(content), privateKey).toString('base64url')}`;
    },
  };
}

// A part that has had a key accepts nothing unsigned from then on.
test.use({ lasting: 'keys of a part' });

test(
  'an administrator adds the key of a team, and releases are accepted only with its signature [12.110]',
  { tag: '@thorough' },
  async ({ teams, pageOf }) => {
    const team = aTeamKey();
    const page = await pageOf('admin@demo.example');
    await page.goto('/admin/releases');
    const part = page.getByRole('main').getByRole('region', { name: PART, exact: true });
    await part.getByText('Grant, deploy tokens and keys').click();
    await part.getByRole('button', { name: `Add a key for ${PART}` }).click();
    const dialog = page.getByRole('dialog', { name: `Add a key for ${PART}` });
    await dialog.getByLabel('Name').fill('Pipeline');
    await dialog.getByLabel('Public key').fill('not a key');
    await dialog.getByRole('button', { name: 'Add key' }).click();
    await expect(dialog.getByText(/Must be an Ed25519 public key of 43 characters/).first()).toBeVisible();
    await dialog.getByLabel('Public key').fill(team.publicKey);
    await dialog.getByRole('button', { name: 'Add key' }).click();
    await expect(part.getByRole('table', { name: `Keys of ${PART}` })).toContainText(team.publicKey);

    const build = await builtPart(PART);
    const contents = { [build.release.entry]: `${entryOf(build)}\n//` };
    const next = altered(build, { about: { version: '9.9.9' }, contents });
    await expect(teams.publish(next)).rejects.toThrow('is not signed');
    await teams.stateOrigin(next, { ...team.origin, signature: await team.signed(next.release) });
    await teams.publish(next);

    await page.reload();
    await expect(part.getByText('Signed by Pipeline').first()).toBeVisible();
    await expect(part.getByText('Pipeline 7')).toBeVisible();
    await part.getByText('Grant, deploy tokens and keys').click();
    await part.getByRole('button', { name: `End: key Pipeline of ${PART}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
    await expect(part.getByText('Signed by Pipeline, which has ended').first()).toBeVisible();
  },
);
