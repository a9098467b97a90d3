import { isOffered, RECORDS } from '@portal/domain';
import type { ChannelGroups, InstrumentKind } from '@portal/domain';
import { Button, Icon } from '@portal/ui/core';
import { SearchSelectField, useFormikContext } from '@portal/ui/form';
import { useEffect } from 'react';
import type { AskValues } from './ask-values';
import { QUESTION_MESSAGES as texts } from './messages';

/** The values of the form, with the field being selected. */
export type ChoosingValues = AskValues & { field: string };

const labelOf = (kind: InstrumentKind, path: string) => RECORDS[kind][path]?.label ?? path;

const GROUP_FIELD = /^channels\.(.+)\.(\w+)$/;

/**
 * Whether a field applies to an instrument: of a channel group that the lidar does not have, only the availability
 * applies.
 */
function isAsked(path: string, channels: ChannelGroups): boolean {
  const [, category, field] = GROUP_FIELD.exec(path) ?? [];
  if (category === undefined || field === 'availability') return true;
  return isOffered(channels[category as keyof ChannelGroups]?.availability?.code);
}

export interface OpenedFieldsProps {
  kind: InstrumentKind;
  /** Those of a lidar. */
  channels: ChannelGroups;
}

/** Selects the fields of an instrument to be opened for correction, one at a time. */
export function OpenedFields({ kind, channels }: OpenedFieldsProps) {
  const { values, setValues } = useFormikContext<ChoosingValues>();
  const { field, fields } = values;
  const set = (next: string[]) => void setValues({ ...values, fields: next, field: '' });
  useEffect(() => {
    if (field !== '') void setValues({ ...values, fields: [...new Set([...fields, field])], field: '' });
  }, [field, fields, values, setValues]);
  const options = Object.entries(RECORDS[kind])
    .filter(([path, { control }]) => control !== 'pictures' && !fields.includes(path) && isAsked(path, channels))
    .map(([value, { label }]) => ({ value, label }));
  return (
    <section className="cars-stack" aria-label={texts.correct}>
      <SearchSelectField
        name="field"
        label={texts.field}
        hint={texts.correctHint}
        placeholder={texts.fieldPlaceholder}
        options={options}
      />
      <ul className="cars-list">
        {fields.map((path) => (
          <li key={path}>
            {labelOf(kind, path)}{' '}
            <Button
              size="small"
              icon={<Icon name="delete" />}
              aria-label={texts.remove(labelOf(kind, path))}
              onClick={() => set(fields.filter((one) => one !== path))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
