import { useSearchParams } from '@portal/ui/router';
import type { Column } from '@portal/ui/table';
import { useMemo } from 'react';

const WITHOUT = 'without';

/** The columns of a table that are shown: all of them but those that the URL leaves out. */
export interface ShownColumns<Row> {
  shown: readonly Column<Row>[];
  /** The columns that can be left out: not the one that names the row, nor its buttons. */
  choices: readonly Column<Row>[];
  /** Whether the column with this key is shown. */
  has: (key: string) => boolean;
  show: (key: string, isShown: boolean) => void;
  showAll: () => void;
}

/** The query with other columns left out; rows in the order of a column that is not seen would seem to have none. */
function without(params: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  if (keys.length === 0) next.delete(WITHOUT);
  else next.set(WITHOUT, keys.join(' '));
  const sort = next.get('sort')?.replace(/^-/, '') ?? '';
  if (keys.includes(sort)) next.delete('sort');
  return next;
}

/** Which columns of a table are shown, as the URL says, and functions that change it. */
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
