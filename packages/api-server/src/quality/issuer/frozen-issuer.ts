import type { FrozenIssuer } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { readInstallation } from '../../platform/installation/installation.store';

/** The issuer of a document that is issued now: the same document is drawn again later, whatever the settings are then. */
export async function freezeIssuer(tx: Db): Promise<FrozenIssuer> {
  const { product_title, infrastructure, issuing_centre, address, contact } = await readInstallation(tx);
  return { product_title, infrastructure, issuing_centre, address, contact };
}
