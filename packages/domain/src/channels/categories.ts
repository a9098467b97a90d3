import { listOf } from '../types/type-item';
import type { TypeItem } from '../types/type-item';

/** Emitted wavelengths in nm, in evaluation order. */
export const WAVELENGTHS = [1064, 532, 355] as const;
export type Wavelength = (typeof WAVELENGTHS)[number];

/** A group of channels of one lidar. The name is the key of `lidar.channels`, so it never changes. */
export interface ChannelCategory extends TypeItem<CategoryCode> {
  name: CategoryName;
  /** Emitted wavelength in nm: 387 nm and 408 nm signals belong to 355 nm. */
  wavelength: Wavelength;
  role: 'elastic' | 'molecular' | 'water_vapour';
  /** Whether a complete set-up of the wavelength includes the group. */
  counts_for_setup: boolean;
  /** The altitude in m that the signal must reach with sufficient quality; `null` if no value is published. */
  min_altitude_range_m: number | null;
}

export type CategoryCode =
  | 'elastic_1064'
  | 'elastic_532'
  | 'elastic_355'
  | 'raman_1064'
  | 'raman_532'
  | 'raman_355'
  | 'water_vapour_355';
export type CategoryName =
  | 'Elastic 1064'
  | 'Elastic 532'
  | 'Elastic 355'
  | 'Raman 1064'
  | 'Raman 532'
  | 'Raman 355'
  | 'Water vapour 355';

const elastic = { role: 'elastic', counts_for_setup: true } as const;
const molecular = { role: 'molecular', counts_for_setup: true, min_altitude_range_m: null } as const;

/** The categories in display order. The Raman categories include the molecular channels of an HSRL. */
export const CHANNEL_CATEGORIES: readonly ChannelCategory[] = listOf<
  Omit<ChannelCategory, keyof TypeItem> & Pick<ChannelCategory, 'name'>
>()([
  { code: 'elastic_1064', name: 'Elastic 1064', wavelength: 1064, ...elastic, min_altitude_range_m: 10_000 },
  { code: 'elastic_532', name: 'Elastic 532', wavelength: 532, ...elastic, min_altitude_range_m: 15_000 },
  { code: 'elastic_355', name: 'Elastic 355', wavelength: 355, ...elastic, min_altitude_range_m: 15_000 },
  { code: 'raman_1064', name: 'Raman 1064', wavelength: 1064, ...molecular },
  { code: 'raman_532', name: 'Raman 532', wavelength: 532, ...molecular },
  { code: 'raman_355', name: 'Raman 355', wavelength: 355, ...molecular },
  {
    code: 'water_vapour_355',
    name: 'Water vapour 355',
    wavelength: 355,
    role: 'water_vapour',
    counts_for_setup: false,
    min_altitude_range_m: null,
  },
]);
