import { CHANNEL_GROUP_FIELDS } from '@portal/domain';
import type { CategoryName } from '@portal/domain';
import { Choices, FieldNotes, useFormField } from '@portal/ui/form';
import { memo } from 'react';
import { useOptions } from '../type-lists';
import { pathOf } from './columns';

const { availability } = CHANNEL_GROUP_FIELDS;

/** The cell for the availability of a group, as radio buttons. */
export const AvailabilityCell = memo(function AvailabilityCell({ category }: { category: CategoryName }) {
  const options = useOptions(availability);
  const { frame, control, setValue, leave } = useFormField({
    name: pathOf(category, 'availability'),
    label: availability.label,
    required: true,
  });
  return (
    // Not interactive: it only observes the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className="ins-cell ins-cell-choice"
      id={frame.id}
      aria-labelledby={`${frame.id}-label`}
      aria-invalid={control['aria-invalid']}
      aria-describedby={control['aria-describedby']}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave();
      }}
    >
      <legend className="ins-cell-label" id={`${frame.id}-label`}>
        {frame.label}
      </legend>
      <Choices {...{ control, setValue, options }} />
      <FieldNotes id={frame.id} error={frame.error} hint={undefined} />
    </fieldset>
  );
});
