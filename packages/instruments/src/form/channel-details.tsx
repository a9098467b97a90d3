import { CHANNEL_GROUP_FIELDS, minimumAltitudeHelp } from '@portal/domain';
import type { ChannelGroupFormValues, Day, ServedChannelCategory } from '@portal/domain';
import { ChoiceGridField, FieldGrid, FieldSpan } from '@portal/ui/form';
import { useMemo } from 'react';
import { AdviceLine } from './advice';
import { channelGrid } from './channel-grid';
import { adviceOnGroup } from './group-advice';
import { GROUP_DETAILS } from './group-state';
import { RecordField } from './record-field';

/** Props of `ChannelDetails`. */
export interface ChannelDetailsProps {
  category: ServedChannelCategory;
  group: ChannelGroupFormValues;
  today: Day;
}

/** What is asked of a group of channels that is there or planned. */
export function ChannelDetails({ category, group, today }: ChannelDetailsProps) {
  const grid = useMemo(() => channelGrid(category), [category]);
  const advice = useMemo(() => adviceOnGroup(category, group, today), [category, group, today]);
  const fields = {
    ...CHANNEL_GROUP_FIELDS,
    minimum_altitude_range: { ...CHANNEL_GROUP_FIELDS.minimum_altitude_range, hint: minimumAltitudeHelp(category) },
  };
  const path = (field: string) => `channels.${category.name}.${field}`;
  return (
    <FieldGrid>
      {GROUP_DETAILS.filter((field) => field !== 'channels').map((field) => (
        <RecordField key={field} path={path(field)} field={fields[field]} required advice={advice[field]} />
      ))}
      <FieldSpan>
        <ChoiceGridField
          name={path('channels')}
          label={fields.channels.label}
          hint={fields.channels.hint}
          required
          {...grid}
        />
        <AdviceLine text={advice.channels} />
      </FieldSpan>
    </FieldGrid>
  );
}
