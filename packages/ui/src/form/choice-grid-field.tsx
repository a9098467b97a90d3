/* Where it is narrow, the styles turn the table into lists, and some browsers take that for the end of a table: hence the
   roles that tables have anyway. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { memo } from 'react';
import { CheckBox } from './check-box';
import { GroupFrame } from './group-frame';
import type { Choice } from './select-field';
import { toggled } from './toggled';
import { useFormField } from './use-form-field';
import type { FieldProps, FormField } from './use-form-field';

/** A row or a column of a grid. */
export interface GridLine {
  key: string;
  label: string;
}

/** Props of `ChoiceGridField`. */
export interface ChoiceGridFieldProps extends FieldProps, GridProps {}

interface GridProps {
  rows: readonly GridLine[];
  columns: readonly GridLine[];
  /** What a row and a column have together; its label names the box in full. `null` where there is nothing to choose. */
  cell: (rowKey: string, columnKey: string) => Choice | null;
}

/** Any of many that are told apart by two things; the value is the list of what is chosen. Narrow, a list for each row. */
export function ChoiceGridField({ rows, columns, cell, ...props }: ChoiceGridFieldProps) {
  const field = useFormField<string[]>(props);
  return <Grid {...field} {...{ rows, columns, cell }} isReadOnly={props.readOnly === true} />;
}

const Grid = memo(function Grid(props: FormField<string[]> & GridProps & { isReadOnly: boolean }) {
  const { frame, control, setValue, leave, rows, columns, cell, isReadOnly } = props;
  const cellsOf = (row: GridLine) => columns.map((column) => ({ key: column.key, choice: cell(row.key, column.key) }));
  const offered = rows.flatMap((row) => cellsOf(row).flatMap(({ choice }) => choice?.value ?? []));
  return (
    <GroupFrame frame={frame} describedBy={control['aria-describedby']} onLeave={leave}>
      <table className="p-grid" role="table" aria-labelledby={`${frame.id}-label`}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <span className="p-visually-hidden">{frame.label}</span>
            </th>
            {columns.map(({ key, label }) => (
              <th key={key} role="columnheader" scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.key} role="row">
              <th role="rowheader" scope="row">
                {row.label}
              </th>
              {cellsOf(row).map(({ key, choice }) => (
                <td key={key} role="cell">
                  {choice && (
                    <CheckBox
                      name={control.name}
                      label={choice.label}
                      isChecked={control.value.includes(choice.value)}
                      isInvalid={control['aria-invalid']}
                      isReadOnly={isReadOnly}
                      onToggle={() => setValue(toggled(control.value, choice.value, offered))}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </GroupFrame>
  );
});
