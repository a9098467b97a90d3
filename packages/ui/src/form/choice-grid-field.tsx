/* On narrow screens the styles turn the table into lists, which some browsers no longer expose as a table. Hence the
   explicit roles. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { memo } from 'react';
import { CheckBox, GroupFrame } from './group-frame';
import type { Choice } from './select-field';
import { toggled } from './toggled';
import { useFormField } from './use-form-field';
import type { FieldProps, FormField } from './use-form-field';

export interface GridLine {
  key: string;
  label: string;
}

export interface ChoiceGridFieldProps extends FieldProps, GridProps {}

interface GridProps {
  rows: readonly GridLine[];
  columns: readonly GridLine[];
  /** The option at a row and a column, with a label that is complete by itself; `null` for an empty cell. */
  cell: (rowKey: string, columnKey: string) => Choice | null;
}

/**
 * A multiple choice along two dimensions; the value is the list of the chosen options. On narrow screens, one list per
 * row.
 */
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
