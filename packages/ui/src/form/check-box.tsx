/** Props of `CheckBox`. */
export interface CheckBoxProps {
  name: string;
  label: string;
  isChecked: boolean;
  isInvalid: boolean;
  isReadOnly: boolean;
  onToggle: () => void;
}

/** One box of a group with its label. */
export function CheckBox({ name, label, isChecked, isInvalid, isReadOnly, onToggle }: CheckBoxProps) {
  return (
    <label className="p-check">
      <input
        type="checkbox"
        name={name}
        checked={isChecked}
        // Not disabled: it can be reached and read, which is what it is there for.
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
