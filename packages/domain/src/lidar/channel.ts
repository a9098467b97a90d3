import { CHANNEL_CATEGORIES, WAVELENGTHS } from '../channels/categories';
import type { Wavelength } from '../channels/categories';
import type { Day } from '../time/day';
import type { ComplianceCode } from '../types/type-lists';
import { suggestGroup } from './channel-group';
import { isOfferedBy } from './offered';
import { codeOf, suggested } from './check';
import type { Check } from './check';
import type { ChannelGroups } from './channel-groups';
import type { SuggestedChannelCompliance, SuggestedWavelength } from './suggested-compliance';
import { suggestWavelength } from './wavelength';

/** The criteria over all wavelengths. One wavelength with a complete set-up is enough. */
export const CHANNEL: readonly Check<[wavelengths: readonly ComplianceCode[]]>[] = [
  {
    bit: 1,
    text: 'No wavelength has a complete set-up.',
    fails: (wavelengths) => wavelengths.every((compliance) => compliance === 'no'),
  },
  {
    bit: 2,
    text: 'No wavelength has a fully compliant set-up.',
    fails: (wavelengths) => wavelengths.every((compliance) => compliance !== 'yes'),
  },
];

const COMPLIANCE_BY_CODE: readonly ComplianceCode[] = ['yes', 'no', 'partially', 'no'];

/** The suggestion over all wavelengths. */
export const suggestOverall = (wavelengths: readonly ComplianceCode[]) =>
  suggested(COMPLIANCE_BY_CODE, codeOf(CHANNEL, wavelengths));

function wavelengthOf(wavelength: Wavelength, channels: ChannelGroups, reference: Day): SuggestedWavelength {
  const categories = CHANNEL_CATEGORIES.filter(
    (category) => category.counts_for_setup && category.wavelength === wavelength,
  );
  const channel_groups = categories.map((category) => ({
    name: category.name,
    ...suggestGroup(category, channels[category.name], reference),
  }));
  const elastic = categories
    .filter(({ role }) => role === 'elastic')
    .map(({ name }) => channels[name])
    .filter((group) => isOfferedBy(group, reference))
    .flatMap((group) => group.channels);
  const groups = channel_groups.map(({ compliance }) => compliance);
  return { name: `${wavelength} nm`, ...suggestWavelength(groups, elastic), channel_groups };
}

/** The suggestion for the channels of a lidar, with all three wavelengths so that reviewers see missing ones. */
export function suggestChannel({ channels }: { channels: ChannelGroups }, reference: Day): SuggestedChannelCompliance {
  const wavelengths = WAVELENGTHS.map((wavelength) => wavelengthOf(wavelength, channels, reference));
  return { ...suggestOverall(wavelengths.map(({ compliance }) => compliance)), wavelengths };
}
