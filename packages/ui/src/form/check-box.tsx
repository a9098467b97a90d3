export interface CheckBoxProps {
  name: string;
  label: string;
  isChecked: boolean;
  isInvalid: boolean;
  isReadOnly: boolean;
  onToggle: () => void;
}

/** A labelled checkbox of a group. */
export function CheckBox({ name, label, isChecked, isInvalid, isReadOnly, onToggle }: CheckBoxProps) {
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
        onChange={() => {
          if (!isReadOnly) onToggle();
        }}
      />
      <span className="p-check-label">{label}</span>
    </label>
  );
}
