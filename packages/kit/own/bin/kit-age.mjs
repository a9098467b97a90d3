const HASH = /\/kit\/([0-9a-f]+)\.tgz$/;

/** The file of the live shell's kit, as a match of `HASH`; undefined if there is none or the portal does not answer. */
async function present(portal) {
  try {
    const { headers } = await fetch(`${portal}/kit/latest.tgz`, { redirect: 'manual' });
    return HASH.exec(headers.get('location') ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Reports whether the kit of the live shell differs from the one installed from `address`. */
export async function sayAge(portal, address) {
  const [, installed] = HASH.exec(address) ?? [];
  const found = installed && (await present(portal));
  if (found && found[1] !== installed)
    console.log(`The live shell has a newer kit. Install it with: npm install ${portal}/kit/${found[1]}.tgz`);
}
