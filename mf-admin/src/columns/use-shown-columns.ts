import { useSearchParams } from '@portal/ui/router';
import type { Column } from '@portal/ui/table';
import { useMemo } from 'react';

const WITHOUT = 'without';

/** The visible columns of a table: all columns except those that the URL hides. */
export interface ShownColumns<Row> {
  shown: readonly Column<Row>[];
  /** The columns that can be hidden: all except the one that names the row, and its buttons. */
  choices: readonly Column<Row>[];
  has: (key: string) => boolean;
  show: (key: string, isShown: boolean) => void;
  showAll: () => void;
}

/** The query with other columns hidden. Sorting by a hidden column is removed, since the rows would appear unsorted. */
function without(params: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  if (keys.length === 0) next.delete(WITHOUT);
  else next.set(WITHOUT, keys.join(' '));
  const sort = next.get('sort')?.replace(/^-/, '') ?? '';
  if (keys.includes(sort)) next.delete('sort');
  return next;
}

/** The visible columns of a table, from the URL, and functions that change them. */
export function useShownColumns<Row>(columns: readonly Column<Row>[]): ShownColumns<Row> {
  const [params, setParams] = useSearchParams();
  const text = params.get(WITHOUT) ?? '';
  return useMemo(() => {
    const choices = columns.filter(({ key, isHeader }) => !isHeader && key !== 'actions');
    const hidden = choices.map(({ key }) => key).filter((key) => text.split(' ').includes(key));
    const has = (key: string) => !hidden.includes(key);
    const hide = (keys: readonly string[]) =>
      setParams((now) => without(now, keys), { replace: true, preventScrollReset: true });
    return {
      shown: columns.filter(({ key }) => has(key)),
      choices,
      has,
      show: (key, isShown) => hide(isShown ? hidden.filter((each) => each !== key) : [...hidden, key]),
      showAll: () => hide([]),
    };
  }, [columns, text, setParams]);
}
