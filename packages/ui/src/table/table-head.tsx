/* On narrow screens the styles turn the table into cards, which some browsers no longer treat as a table: hence the
   explicit roles. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useId } from 'react';
import type { Column } from './column';
import { nextSorting, parseSorting, sortingText } from './sorting';
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
            data-column={key}
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

export interface SortSelectProps<Row> {
  columns: readonly Column<Row>[];
  sorting: Sorting | null;
  onSort: (by: Sorting | null) => void;
  /** The default order is by one of the columns, so there is no unsorted state. */
  isListedByColumn?: boolean | undefined;
}

/** Replaces the sortable column titles where rows are cards, which have no titles above them. */
export function SortSelect<Row>({ columns, sorting, onSort, isListedByColumn = false }: SortSelectProps<Row>) {
  const id = useId();
  const sortable = columns.filter(({ sortBy }) => sortBy !== undefined);
  if (sortable.length === 0) return null;
  return (
    <div className="p-table-sort-by">
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        className="p-select"
        value={sorting ? sortingText(sorting) : ''}
        onChange={(event) => onSort(parseSorting(event.target.value))}
      >
        {!isListedByColumn && <option value="">As listed</option>}
        {sortable.map(({ key, title }) => (
          <optgroup key={key} label={title}>
            <option value={key}>{title}, ascending</option>
            <option value={`-${key}`}>{title}, descending</option>
          </optgroup>
        ))}
      </select>
    </div>
  );
}
