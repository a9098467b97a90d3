import { CHANNEL_GROUP_FIELDS } from '@portal/domain';
import type { ServedChannelCategory } from '@portal/domain';
import { CheckBox, toggled, useFormField } from '@portal/ui/form';
import { memo } from 'react';
import { channelGrid } from '../channel-grid';
import { ChannelHead } from './channel-head';
import { pathOf } from './columns';

const { channels: field } = CHANNEL_GROUP_FIELDS;

export interface ChannelCellsProps {
  category: ServedChannelCategory;
  isOpen: boolean;
  isRequired: boolean;
  /** Whether a criterion is not met, which does not prevent saving. */
  isAdvised: boolean;
  hintId: string;
}

/** The channels of a group: a row for each kind, columns for telescope and detection as named in the grid's head. */
export const ChannelCells = memo(function ChannelCells({
  category,
  isOpen,
  isRequired,
  isAdvised,
  hintId,
}: ChannelCellsProps) {
  const { frame, control, setValue, leave } = useFormField<string[]>({
    name: pathOf(category.name, 'channels'),
    label: field.label,
    required: isRequired,
  });
  const { rows, columns, cell } = channelGrid(category);
  const offered = category.channels.map(({ _id }) => _id);
  const chosen = isOpen ? control.value : [];
  const stray = chosen.filter((id) => !offered.includes(id));
  const toggle = (id: string) => setValue(toggled(control.value, id, offered));
  return (
    // Not interactive: it only observes the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={isAdvised ? 'ins-cell ins-channels ins-cell-advised' : 'ins-cell ins-channels'}
      id={frame.id}
      disabled={!isOpen}
      aria-labelledby={`${frame.id}-label`}
      aria-invalid={control['aria-invalid']}
      aria-describedby={[control['aria-describedby'], hintId].filter(Boolean).join(' ')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave();
      }}
    >
      <legend className="ins-cell-label" id={`${frame.id}-label`}>
        {frame.label}
      </legend>
      <ChannelHead columns={columns} />
      {rows.map((row, index) => (
        <div key={row.key} className="ins-channel-line">
          <span className="ins-channel-kind" aria-hidden="true">
            {row.label}
          </span>
          {columns.map((column, place) => {
            const choice = cell(row.key, column.key);
            return (
              <span key={column.key} className="ins-channel-box">
                {choice && (
                  <CheckBox
                    name={control.name}
                    label={choice.label}
                    isChecked={chosen.includes(choice.value)}
                    isInvalid={control['aria-invalid']}
                    isReadOnly={false}
                    at={{ column: `channel-${place}`, line: `${category.name}-${index}`, isFirst: index + place === 0 }}
                    onToggle={() => toggle(choice.value)}
                  />
                )}
              </span>
            );
          })}
        </div>
      ))}
      {stray.map((id) => (
        <CheckBox
          key={id}
          name={control.name}
          label={id}
          isChecked
          isInvalid
          isReadOnly={false}
          onToggle={() => toggle(id)}
        />
      ))}
    </fieldset>
  );
});
