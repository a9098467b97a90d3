import { fieldAt, isOffered } from '@portal/domain';
import type { ChannelGroupFormValues, InstrumentKind, Section } from '@portal/domain';
import { GROUP_DETAILS } from './group-state';

const isFilled = (value: unknown) => (typeof value === 'string' ? value.trim() !== '' : Object(value).length > 0);

/** The required values of a channel group: the availability, and the details of an offered group. */
const askedOf = (group: ChannelGroupFormValues) => [
  group.availability,
  ...(isOffered(group.availability) ? GROUP_DETAILS.map((name) => group[name]) : []),
];

/** The number of completed and of all required fields of a section. */
export function requiredIn(
  kind: InstrumentKind,
  { id, fields }: Section,
  values: object,
): { done: number; all: number } {
  const given = values as Readonly<Record<string, unknown>>;
  const asked =
    id === 'channels'
      ? Object.values(given.channels as Readonly<Record<string, ChannelGroupFormValues>>).flatMap(askedOf)
      : fields.filter((name) => fieldAt(kind, name)?.required === true).map((name) => given[name]);
  return { done: asked.filter(isFilled).length, all: asked.length };
}
