import type { FocusEvent, ReactNode } from 'react';
import { FieldNotes } from './field-frame';
import type { FieldFrameProps } from './field-frame';

export interface GroupFrameProps {
  frame: Omit<FieldFrameProps, 'children'>;
  describedBy: string | undefined;
  /** Called when the focus leaves the whole group; moving between its checkboxes must not trigger validation. */
  onLeave: () => void;
  children: ReactNode;
}

/** The counterpart of `FieldFrame` for a group of controls. */
export function GroupFrame({ frame, describedBy, onLeave, children }: GroupFrameProps) {
  const { id, label, required, error, hint } = frame;
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  };
  return (
    // Not interactive: it only observes the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className="p-field p-field-group"
      id={id}
      aria-labelledby={`${id}-label`}
      aria-invalid={error !== undefined}
      // ARIA does not allow `aria-required` on a group, so the word "required" is part of its description.
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

export interface CheckBoxProps {
  name: string;
  label: string;
  isChecked: boolean;
  isInvalid: boolean;
  isReadOnly: boolean;
  /** Position for arrow-key navigation; only the first checkbox is a tab stop. */
  at?: { column: string; line: string; isFirst: boolean };
  onToggle: () => void;
}

/** A labelled checkbox of a group. */
export function CheckBox({ name, label, isChecked, isInvalid, isReadOnly, at, onToggle }: CheckBoxProps) {
  return (
    <label className="p-check">
      <input
        type="checkbox"
        name={name}
        checked={isChecked}
        // Read-only instead of disabled, so that it can be focused and read.
        readOnly={isReadOnly}
        aria-readonly={isReadOnly}
        aria-invalid={isInvalid}
        data-column={at?.column}
        data-line={at?.line}
        tabIndex={at && !at.isFirst ? -1 : undefined}
        onChange={() => {
          if (!isReadOnly) onToggle();
        }}
      />
      <span className="p-check-label">{label}</span>
    </label>
  );
}
