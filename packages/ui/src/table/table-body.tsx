/* On narrow screens the styles turn the table into cards, which some browsers no longer treat as a table: hence the
   explicit roles. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { memo } from 'react';
import { dated } from '../core/dated';
import type { Column } from './column';

export interface TableBodyProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
}

export function TableBody<Row>({ rows, rowKey, columns }: TableBodyProps<Row>) {
  return (
    <tbody role="rowgroup">
      {rows.map((row) => (
        <TableRow key={rowKey(row)} row={row} columns={columns} />
      ))}
    </tbody>
  );
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
}

// Memoised, so that a search renders only rows that change.
const TableRow = memo(function TableRow<Row>({ row, columns }: TableRowProps<Row>) {
  return (
    <tr role="row">
      {columns.map(({ key, title, cell, align, isStacked, isHeader }) => {
        const className = [
          align === 'end' && 'p-cell-end',
          isStacked && 'p-cell-stacked',
          key === 'actions' && 'p-cell-actions',
        ];
        const common = {
          className: className.filter(Boolean).join(' ') || undefined,
          'data-label': title,
          'data-column': key,
        };
        return isHeader ? (
          <th key={key} role="rowheader" scope="row" {...common}>
            {dated(cell(row))}
          </th>
        ) : (
          <td key={key} role="cell" {...common}>
            {/* A single flex item beside the title of a card. */}
            <div>{dated(cell(row))}</div>
          </td>
        );
      })}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => React.ReactNode;
