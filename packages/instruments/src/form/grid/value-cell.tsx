import { CHANNEL_GROUP_FIELDS, DAYS } from '@portal/domain';
import type { CategoryName, Field } from '@portal/domain';
import { CalendarButton, tidyNumber, useFormField } from '@portal/ui/form';
import type { FieldProps } from '@portal/ui/form';
import { memo } from 'react';
import type { GroupField } from '../group-state';
import { pathOf } from './columns';
import { inBrief } from './in-brief';

export interface ValueCellProps {
  category: CategoryName;
  field: GroupField;
  /** Whether the cell is enabled. */
  isOpen: boolean;
  isRequired: boolean;
  /** Whether a criterion is not met, which does not prevent saving. */
  isAdvised: boolean;
  /** Id of the hint for the column. */
  hintId: string;
}

/** A grid cell with one value as typed, valid or not; an error is shown in the cell. */
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
  const { frame, control, setValue, leave, leaveWith } = useFormField(props);
  const { id, error } = frame;
  const tidy = () => {
    const text = isDay ? control.value.trim() : tidyNumber(control.value);
    if (text === control.value) leave();
    else leaveWith(text);
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
          <Problem words={error} />
        </p>
      )}
    </div>
  );
}

/** An error, shown in brief and read in full. */
function Problem({ words }: { words: string }) {
  const brief = inBrief(words);
  if (brief === words) return words;
  return (
    <>
      <span aria-hidden="true">{brief}</span>
      <span className="p-visually-hidden">{words}</span>
    </>
  );
}
