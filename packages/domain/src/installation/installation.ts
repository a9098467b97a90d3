import type { InferType } from 'yup';
import { form } from '../fields/form';
import { version } from '../fields/quantity';
import { REQUIRED } from '../fields/text';
import { INSTALLATION_FIELDS, PRODUCT_TITLE } from '../records/installation';
import { typedOf } from '../records/record';
import type { Public, Shown } from '../records/record';
import { shapeOf } from '../records/schema';

/** The settings of the installation as everybody may know them. */
export type PublicInstallation = Public<typeof INSTALLATION_FIELDS>;

/** The settings of the installation as administrators edit them. */
export interface Installation extends Shown<typeof INSTALLATION_FIELDS> {
  /** Grows with every save; 0 where nothing was ever set. */
  version: number;
}

/** What the portal is called. */
export const titleOf = ({ product_title }: Pick<Installation, 'product_title'>) => product_title ?? PRODUCT_TITLE;

const shape = shapeOf(INSTALLATION_FIELDS);

/** The head of a document has room for so many lines of an address. */
const ADDRESS_LINES = 8;
const isShort = (address: string | null | undefined) => (address ?? '').split('\n').length <= ADDRESS_LINES;

/** A save of the settings. A field that is left out stays as it is; an empty one is emptied. */
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
