import { useId } from 'react';
import type { Column } from './column';
import { parseSorting, sortingText } from './sorting';
import type { Sorting } from './sorting';

/** Props of `SortSelect`. */
export interface SortSelectProps<Row> {
  columns: readonly Column<Row>[];
  sorting: Sorting | null;
  onSort: (by: Sorting | null) => void;
  /** The rows have no order of their own to go back to: they are listed by one of the columns. */
  isListedByColumn?: boolean | undefined;
}

/** What the titles of the columns do, where the rows are cards and have no titles above them. */
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
