import { CHANNEL_GROUP_FIELDS, DAYS } from '@portal/domain';
import type { CategoryName, Field } from '@portal/domain';
import { CalendarButton, tidyNumber, useFormField } from '@portal/ui/form';
import type { FieldProps } from '@portal/ui/form';
import { memo } from 'react';
import type { GroupField } from '../group-state';
import { pathOf } from './columns';

export interface ValueCellProps {
  category: CategoryName;
  field: GroupField;
  /** Its value counts; without that, the cell is closed. */
  isOpen: boolean;
  isRequired: boolean;
  /** It does not meet a criterion, which prevents no save. */
  isAdvised: boolean;
  /** Element that says what is asked in the column. */
  hintId: string;
}

/** A cell of the grid with one value: as it is typed, wrong or right, with the error in the cell. */
export const ValueCell = memo(function ValueCell({
  category,
  field,
  isOpen,
  isRequired,
  isAdvised,
  hintId,
}: ValueCellProps) {
  const { label, control, unit }: Field = CHANNEL_GROUP_FIELDS[field];
  return (
    <CellInput
      name={pathOf(category, field)}
      label={label}
      required={isRequired}
      column={field}
      line={category}
      {...{ unit, isOpen, isAdvised, hintId, isDay: control === 'day' }}
    />
  );
});

interface CellInputProps extends FieldProps {
  column: string;
  line: string;
  isOpen: boolean;
  isAdvised: boolean;
  isDay: boolean;
  unit: string | undefined;
  hintId: string;
}

function CellInput({ column, line, isOpen, isAdvised, isDay, unit, hintId, ...props }: CellInputProps) {
  const { frame, control, setValue, leave } = useFormField(props);
  const { id, error } = frame;
  const tidy = () => {
    const text = isDay ? control.value.trim() : tidyNumber(control.value);
    leave(text === control.value);
    if (text !== control.value) setValue(text);
  };
  return (
    <div className={isDay ? 'ins-cell ins-cell-day' : 'ins-cell'}>
      <label htmlFor={id} id={`${id}-label`} className="ins-cell-label">
        {frame.label}
      </label>
      {unit !== undefined && (
        <span className="ins-cell-unit" aria-hidden="true">
          {' '}
          ({unit})
        </span>
      )}
      <span className="ins-cell-line">
        <input
          {...control}
          className={isAdvised ? 'ins-cell-input ins-cell-advised' : 'ins-cell-input'}
          value={isOpen ? control.value : ''}
          disabled={!isOpen}
          inputMode={isDay ? undefined : 'decimal'}
          placeholder={isDay ? 'yyyy-mm-dd' : undefined}
          autoComplete="off"
          maxLength={32}
          data-column={column}
          data-line={line}
          aria-describedby={[control['aria-describedby'], hintId].filter(Boolean).join(' ')}
          onBlur={tidy}
        />
        {isDay && isOpen && (
          <CalendarButton
            label={`${line}: ${frame.label}`}
            value={control.value}
            min={DAYS.first}
            max={DAYS.last}
            onPick={setValue}
          />
        )}
      </span>
      {error !== undefined && (
        <p className="p-field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
