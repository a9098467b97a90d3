import { CHANNEL_CATEGORIES, WAVELENGTHS } from '../channels/categories';
import type { ChannelCategory, Wavelength } from '../channels/categories';
import type { ChannelGroup } from '../lidar/channel-groups';
import type { Lidar } from '../lidar/lidar';
import { hasPolarisationPair } from '../lidar/wavelength';
import type { Product, ProductType } from './operational-configuration';

/** Whether a group is existing, not planned; only existing groups are part of a configuration. */
export const isExisting = (group: ChannelGroup | undefined): group is ChannelGroup =>
  group?.availability?.code === 'existing' && group.channels.length > 0;

const groupsOf = ({ channels }: Pick<Lidar, 'channels'>, wavelength: Wavelength, role: ChannelCategory['role']) =>
  CHANNEL_CATEGORIES.filter((category) => category.wavelength === wavelength && category.role === role)
    .map(({ name }) => channels[name])
    .filter(isExisting);

/**
 * The products of a wavelength. Without a molecular signal, backscatter relies on an assumed lidar ratio and extinction
 * cannot be derived.
 */
function typesAt(lidar: Pick<Lidar, 'channels'>, wavelength: Wavelength): ProductType[] {
  const elastic = groupsOf(lidar, wavelength, 'elastic');
  if (elastic.length === 0) return [];
  const hasMolecular = groupsOf(lidar, wavelength, 'molecular').length > 0;
  const optical: ProductType[] = hasMolecular
    ? ['raman_backscatter', 'extinction', 'lidar_ratio']
    : ['elastic_backscatter'];
  const isPolarised = hasPolarisationPair(elastic.flatMap(({ channels }) => channels));
  return isPolarised ? [...optical, 'vldr', 'pldr'] : optical;
}

const product = (type: ProductType, wavelength: number | null): Product => ({
  type,
  wavelength,
  polarization_calibration_correction_factor: [],
});

/**
 * The products that the existing channels of a lidar allow, by wavelength. The same product at two wavelengths allows
 * an Ångström exponent.
 */
export function candidateProducts(lidar: Pick<Lidar, 'channels'>): Product[] {
  const products = WAVELENGTHS.flatMap((wavelength) =>
    typesAt(lidar, wavelength).map((type) => product(type, wavelength)),
  );
  const types = products.map(({ type }) => type);
  return new Set(types).size < types.length ? [...products, product('angstroem_exponent', null)] : products;
}
