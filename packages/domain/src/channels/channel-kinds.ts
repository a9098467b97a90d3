import type { CategoryName, Wavelength } from './categories';

export type Scattering = 'elastic' | 'rotational_raman' | 'vibrational_raman' | 'hsrl_molecular';
export type Polarisation = 'total' | 'parallel' | 'cross' | 'not_separated';

/** A kind of signal, without telescope and detection mode. */
export interface ChannelKind {
  category: CategoryName;
  emission_wavelength: Wavelength;
  /** nm. */
  detection_wavelength: number;
  scattering: Scattering;
  /** The code of the common processing chain, which has none for the molecular channels of an HSRL (`null`). */
  mechanism: string | null;
  polarisation: Polarisation;
  /** The second and the last of the four letters in the short name: channel type and subtype. */
  letters: readonly [type: string, subtype: string];
  /** The description after the detected wavelength. */
  words: string;
}

type Rest = Pick<ChannelKind, 'scattering' | 'mechanism' | 'polarisation' | 'letters' | 'words'>;

const TOTAL: Rest = {
  scattering: 'elastic',
  mechanism: 'elT',
  polarisation: 'total',
  letters: ['t', 'x'],
  words: 'elastic total',
};
const PARALLEL: Rest = {
  scattering: 'elastic',
  mechanism: 'elPP',
  polarisation: 'parallel',
  letters: ['p', 'x'],
  words: 'elastic parallel',
};
const CROSS: Rest = {
  scattering: 'elastic',
  mechanism: 'elCP',
  polarisation: 'cross',
  letters: ['c', 'x'],
  words: 'elastic cross',
};
const NITROGEN: Rest = {
  scattering: 'vibrational_raman',
  mechanism: 'vrRN2',
  polarisation: 'not_separated',
  letters: ['v', 'n'],
  words: 'N2 Raman',
};
const ROTATIONAL: Rest = {
  scattering: 'rotational_raman',
  mechanism: 'vrRN2',
  polarisation: 'not_separated',
  letters: ['r', 'n'],
  words: 'rotational Raman',
};
const HSRL: Rest = {
  scattering: 'hsrl_molecular',
  mechanism: null,
  polarisation: 'not_separated',
  letters: ['a', 'm'],
  words: 'HSRL molecular',
};
const WATER: Rest = {
  scattering: 'vibrational_raman',
  mechanism: 'vrRH2O',
  polarisation: 'not_separated',
  letters: ['v', 'w'],
  words: 'H2O Raman',
};

const kind = (category: CategoryName, emitted: Wavelength, detected: number, rest: Rest): ChannelKind => ({
  category,
  emission_wavelength: emitted,
  detection_wavelength: detected,
  ...rest,
});

/** The kinds of channels, in category order. */
export const CHANNEL_KINDS: readonly ChannelKind[] = [
  kind('Elastic 1064', 1064, 1064, TOTAL),
  kind('Elastic 1064', 1064, 1064, PARALLEL),
  kind('Elastic 1064', 1064, 1064, CROSS),
  kind('Elastic 532', 532, 532, TOTAL),
  kind('Elastic 532', 532, 532, PARALLEL),
  kind('Elastic 532', 532, 532, CROSS),
  kind('Elastic 355', 355, 355, TOTAL),
  kind('Elastic 355', 355, 355, PARALLEL),
  kind('Elastic 355', 355, 355, CROSS),
  kind('Raman 1064', 1064, 1058, ROTATIONAL),
  kind('Raman 532', 532, 607, NITROGEN),
  kind('Raman 532', 532, 530, ROTATIONAL),
  kind('Raman 532', 532, 532, HSRL),
  kind('Raman 355', 355, 387, NITROGEN),
  kind('Raman 355', 355, 354, ROTATIONAL),
  kind('Raman 355', 355, 355, HSRL),
  kind('Water vapour 355', 355, 408, WATER),
];
