import { CHANNEL_GROUP_FIELDS, minimumAltitudeHelp } from '@portal/domain';
import type { ChannelGroupFormValues, Day, Field, ServedChannelCategory } from '@portal/domain';
import { ChoiceGridField, FieldGrid, FieldSpan } from '@portal/ui/form';
import { useMemo } from 'react';
import { AdviceLine } from './advice';
import { channelGrid } from './channel-grid';
import { adviceOnGroup } from './group-advice';
import { GROUP_DETAILS } from './group-state';
import type { GroupField } from './group-state';
import { RecordField } from './record-field';
import { useServedLists } from './type-lists';

/** Props of `ChannelDetails`. */
export interface ChannelDetailsProps {
  category: ServedChannelCategory;
  group: ChannelGroupFormValues;
  today: Day;
}

/** The fields of a group of channels that exists or is planned. */
export function ChannelDetails({ category, group, today }: ChannelDetailsProps) {
  const grid = useMemo(() => channelGrid(category), [category]);
  const lists = useServedLists();
  const advice = useMemo(() => adviceOnGroup(category, group, today, lists), [category, group, today, lists]);
  const fields: Record<GroupField, Field> = CHANNEL_GROUP_FIELDS;
  const { label, hint } = fields.channels;
  const path = (field: string) => `channels.${category.name}.${field}`;
  return (
    <FieldGrid>
      {GROUP_DETAILS.filter((field) => fields[field].control !== 'channels').map((field) => (
        <RecordField
          key={field}
          path={path(field)}
          field={fields[field]}
          hint={fields[field].hint ?? minimumAltitudeHelp(category)}
          advice={advice[field]}
        />
      ))}
      <FieldSpan>
        <ChoiceGridField name={path('channels')} label={label} hint={hint} required {...grid} />
        <AdviceLine text={advice.channels} />
      </FieldSpan>
    </FieldGrid>
  );
}
