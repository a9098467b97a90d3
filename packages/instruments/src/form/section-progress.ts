import { asksDetails, fieldAt } from '@portal/domain';
import type { ChannelGroupFormValues, InstrumentKind, Section } from '@portal/domain';
import { GROUP_DETAILS } from './group-state';

const isFilled = (value: unknown) => (typeof value === 'string' ? value.trim() !== '' : Object(value).length > 0);

/** What a group of channels asks: its availability, and the rest once it is offered. */
const askedOf = (group: ChannelGroupFormValues) => [
  group.availability,
  ...(asksDetails(group) ? GROUP_DETAILS.map((name) => group[name]) : []),
];

/** How many of the required fields of a section are filled in, and of how many. */
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
