import { CHANNEL_GROUP_FIELDS } from '@portal/domain';
import type { CategoryName } from '@portal/domain';
import { useFormField } from '@portal/ui/form';
import { memo } from 'react';
import { pathOf } from './columns';

const { label } = CHANNEL_GROUP_FIELDS.channels;

/** The error of a group's channels, for a cell that has room: below its boxes, it would make every row taller. */
export const ChannelsProblem = memo(function ChannelsProblem({ category }: { category: CategoryName }) {
  const { frame } = useFormField<string[]>({ name: pathOf(category, 'channels'), label });
  if (frame.error === undefined) return null;
  return (
    <p className="p-field-error ins-channels-problem" id={`${frame.id}-error`}>
      {label}: {frame.error}
    </p>
  );
});
