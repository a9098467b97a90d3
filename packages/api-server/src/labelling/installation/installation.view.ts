import { INSTALLATION_FIELDS, publicOf, shownOf, type Installation, type PublicInstallation } from '@portal/domain';
import type { InstallationRow } from '../../platform/installation/installation.store';

/** The settings of the installation for administrators. */
export const toInstallation = (row: InstallationRow): Installation => ({
  ...shownOf(INSTALLATION_FIELDS, row),
  logo: INSTALLATION_FIELDS.logo.show(row.pictureId),
  version: row.version,
});

/** The settings of the installation for all visitors. */
export const toPublicInstallation = (row: InstallationRow): PublicInstallation =>
  publicOf(INSTALLATION_FIELDS, toInstallation(row));
