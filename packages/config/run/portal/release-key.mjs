import { partNamed } from './part-name.mjs';
import { makeKey } from './signing-key.mjs';

/** `pnpm releases key <part>`: makes a key with which releases of a part are signed. */
export async function makeReleaseKey([name]) {
  const part = partNamed(name, 'pnpm releases key <part>');
  const { file, publicKey } = await makeKey(part);
  console.log(
    [
      `The public key of ${part}, for an administrator to add on the Releases page:`,
      '',
      publicKey,
      '',
      `The private key is in ${file}; "pnpm release" signs with it.`,
      'In a pipeline, set the secret RELEASE_KEY to the content of this file. Never commit it.',
    ].join('\n'),
  );
}
