import type { LidarChannel } from '../channels/channels';
import type { ComplianceCode } from '../types/type-lists';
import { codeOf, suggested } from './check';
import type { Check } from './check';

type Polarised = Pick<LidarChannel, 'polarisation' | 'range'>;

/**
 * Whether a cross-polar channel and a parallel or total one have the same telescope range. The depolarisation ratio
 * divides two signals, which must have the same overlap; total and parallel differ too little.
 */
export const hasPolarisationPair = (channels: readonly Polarised[]) =>
  channels.some(
    (cross) =>
      cross.polarisation === 'cross' &&
      channels.some(
        ({ polarisation, range }) => (polarisation === 'parallel' || polarisation === 'total') && range === cross.range,
      ),
  );

/** The criteria of one wavelength, given its groups and the channels of its elastic group. */
export const WAVELENGTH: readonly Check<[groups: readonly ComplianceCode[], elastic: readonly Polarised[]]>[] = [
  {
    bit: 1,
    text: 'Not all channel groups are fully compliant.',
    fails: (groups) => groups.some((compliance) => compliance !== 'yes'),
  },
  {
    bit: 2,
    text: 'A channel group is not compliant.',
    fails: (groups) => groups.some((compliance) => compliance === 'no'),
  },
  {
    bit: 4,
    text: 'No pair of channels for polarisation.',
    fails: (_groups, elastic) => !hasPolarisationPair(elastic),
  },
];

const COMPLIANCE_BY_CODE: readonly ComplianceCode[] = ['yes', 'partially'];

/** The suggestion for the set-up of a wavelength: elastic, molecular and polarisation. */
export const suggestWavelength = (groups: readonly ComplianceCode[], elastic: readonly Polarised[]) =>
  suggested(COMPLIANCE_BY_CODE, codeOf(WAVELENGTH, groups, elastic));
