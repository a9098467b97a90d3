import { Dated } from '@portal/ui/core';
import type { ReactNode } from 'react';
import type { CsvColumn } from '../csv/csv-button';
import './printed-rows.css';

export interface PrintedRowsProps<Row> {
  caption: string;
  rows: readonly Row[];
  /** The number of filtered rows of all pages; the browser's own print has those of one page. */
  total: number;
  rowKey: (row: Row) => string;
  /** The first column, with its title. */
  head: readonly [of: string, title: string, name: (row: Row) => ReactNode];
  columns: readonly CsvColumn<Row>[];
  /** Whether a column of the table is visible. */
  has: (column: string) => boolean;
  /** Shown for a value that is not there. */
  missing: string;
}

/** Rows for print, with the visible columns; the caption says how many there are, and if some are missing. */
export function PrintedRows<Row>({ caption, rows, total, rowKey, head, columns, has, missing }: PrintedRowsProps<Row>) {
  const [first, title, name] = head;
  const shown = columns.filter(([of]) => has(of));
  return (
    <table className="adm-printed p-landscape">
      <caption>
        {caption} ({rows.length < total ? `${rows.length} of ${total}` : rows.length})
      </caption>
      <thead>
        <tr>
          <th scope="col" data-column={first}>
            {title}
          </th>
          {shown.map(([of, each]) => (
            <th key={each} scope="col" data-column={of}>
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            <th scope="row">{name(row)}</th>
            {shown.map(([, each, value]) => (
              <td key={each}>
                <Dated text={value(row) ?? missing} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
