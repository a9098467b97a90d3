import type { FocusEvent, ReactNode } from 'react';
import { FieldNotes } from './field-frame';
import type { FieldFrameProps } from './field-frame';

/** Props of `GroupFrame`. */
export interface GroupFrameProps {
  frame: Omit<FieldFrameProps, 'children'>;
  describedBy: string | undefined;
  /** When the focus leaves the whole group: going from one box to the next is no reason to complain. */
  onLeave: () => void;
  children: ReactNode;
}

/** What `FieldFrame` is to one control, for a group of them. */
export function GroupFrame({ frame, describedBy, onLeave, children }: GroupFrameProps) {
  const { id, label, required, error, hint } = frame;
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  };
  return (
    // Nothing is operated here: it only sees the focus go.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className="p-field p-field-group"
      id={id}
      aria-labelledby={`${id}-label`}
      // A group cannot be "aria-required": the word beside its name is read as its description.
      aria-describedby={[required && `${id}-required`, describedBy].filter(Boolean).join(' ') || undefined}
      onBlur={blur}
    >
      <legend className="p-field-label">
        <span className="p-field-legend" id={`${id}-label`}>
          {label}
        </span>
        {required && <span id={`${id}-required`}>required</span>}
      </legend>
      {children}
      <FieldNotes id={id} error={error} hint={hint} />
    </fieldset>
  );
}
