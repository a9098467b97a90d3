const HASH = /\/kit\/([0-9a-f]+)\.tgz$/;

/** Where the kit of the live shell is, if the portal has one; nothing where it does not answer. */
async function present(portal) {
  try {
    const { headers } = await fetch(`${portal}/kit/latest.tgz`, { redirect: 'manual' });
    return HASH.exec(headers.get('location') ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Says when the live shell has another kit than the one that is installed from `address`. */
export async function sayAge(portal, address) {
  const [, installed] = HASH.exec(address) ?? [];
  const found = installed && (await present(portal));
  if (found && found[1] !== installed)
    console.log(`The live shell has a newer kit: npm install ${portal}/kit/${found[1]}.tgz`);
}
