/** Facts about a facility from public sources. `null` means that no source states it. */
export interface FacilityFacts {
  acronym: string;
  name: string;
  hosting_institute: string | null;
  /** `network`: in the station list of the network; `other`: not. */
  type: 'network' | 'other';
  latitude: number;
  longitude: number;
  altitude_m: number;
  lidars: LidarFacts[];
  photometers: PhotometerFacts[];
}

export interface LidarFacts {
  name: string | null;
  type: string | null;
  manufacturer: string | null;
  model: string | null;
  emission_wavelengths_nm: number[] | null;
  /** `null`: the channel set is unknown. */
  channels: ChannelFacts[] | null;
  location_kind: LocationKind | null;
  /** `yyyy`, `yyyy-mm` or `yyyy-mm-dd`. */
  operational_since: string | null;
  operational_until: string | null;
  products: string | null;
  configuration: {
    raw_range_resolution_m: number | null;
    raw_integration_time_s: number | null;
    full_overlap_m: number | null;
    remarks: string | null;
  };
  remarks: string | null;
}

export type LocationKind = 'fixed' | 'mobile' | 'transportable' | 'temporary';

export interface ChannelFacts {
  wavelength_nm: number | null;
  /** In wording close to "elastic", "Raman N2", "Raman H2O", "rotational Raman". */
  signal: string | null;
  polarization: 'total' | 'parallel' | 'perpendicular' | null;
  range: 'near' | 'far' | null;
  detection: readonly ('analog' | 'photon counting')[] | null;
}

export interface PhotometerFacts {
  name: string | null;
  model: string | null;
  manufacturer: string | null;
  wavelengths_nm: number[] | null;
  network: string | null;
  operational_since: string | null;
  aeronet_site: string | null;
  aeronet_first_day: string | null;
  aeronet_last_day: string | null;
  /** Number of days with night-time data; more than 0 indicates an instrument that tracks the moon. */
  aeronet_lunar_days_l15: number | null;
  remarks: string | null;
}

/** Positions of AERONET sites by name. */
export type SitePositions = Readonly<
  Record<string, { latitude: number; longitude: number; altitude_m: number } | undefined>
>;
