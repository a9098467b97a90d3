/* On narrow screens the styles turn the table into cards, which some browsers no longer treat as a table: hence the
   explicit roles. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { Column } from './column';
import { nextSorting } from './sorting';
import type { Sorting } from './sorting';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sorting: Sorting | null;
  /** Without it, no column can be sorted. */
  onSort?: ((by: Sorting) => void) | undefined;
}

/** The column titles; sortable ones are buttons. */
export function TableHead<Row>({ columns, sorting, onSort }: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ key, title, sortBy, align }) => (
          <th
            key={key}
            role="columnheader"
            scope="col"
            className={align === 'end' ? 'p-cell-end' : undefined}
            aria-sort={sortBy && onSort && (sorting?.key === key ? sorting.direction : 'none')}
          >
            {sortBy && onSort ? (
              <button type="button" className="p-table-sort" onClick={() => onSort(nextSorting(key, sorting))}>
                {title}
              </button>
            ) : (
              title
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
