import type { InferType } from 'yup';
import { form } from '../fields/form';
import { version } from '../fields/quantity';
import { REQUIRED } from '../fields/text';
import { INSTALLATION_FIELDS, PRODUCT_TITLE } from '../records/installation';
import { typedOf } from '../records/record';
import type { Public, Shown } from '../records/record';
import { shapeOf } from '../records/schema';

/** The public settings of the installation. */
export type PublicInstallation = Public<typeof INSTALLATION_FIELDS>;

export interface Installation extends Shown<typeof INSTALLATION_FIELDS> {
  /** Incremented by every save; 0 if nothing was ever saved. */
  version: number;
}

/** The title of the portal. */
export const titleOf = ({ product_title }: Pick<Installation, 'product_title'>) => product_title ?? PRODUCT_TITLE;

const shape = shapeOf(INSTALLATION_FIELDS);

/** The space for the address in the header of a document. */
const ADDRESS_LINES = 8;
const isShort = (address: string | null | undefined) => (address ?? '').split('\n').length <= ADDRESS_LINES;

/** A save of the settings. An absent field is unchanged; an empty one is cleared. */
export const installationSchema = form({
  ...shape,
  address: shape.address.test('lines', `Maximum ${ADDRESS_LINES} lines`, isShort),
  version: version().required(REQUIRED),
});
export type InstallationInput = InferType<typeof installationSchema>;

/** Initial values of the form of the settings. */
export const installationFormValues = (installation: Installation) => ({
  ...typedOf(INSTALLATION_FIELDS, installation),
  version: installation.version,
});
export type InstallationFormValues = ReturnType<typeof installationFormValues>;
