import { useEffect, useRef, useState } from 'react';

/** Rows that are shown at first, and that come with each wish for more: what one can look through, and a browser draws at once. */
const BATCH_SIZE = 200;

/** The first rows of a list that may be long, and more of them on request: then the first new one gets the focus. */
export function useFirstRows<Row>(rows: readonly Row[]) {
  const table = useRef<HTMLTableElement>(null);
  const next = useRef<number>(undefined);
  const [asked, setAsked] = useState({ of: rows, count: BATCH_SIZE });
  // Another search begins at its first rows again.
  const count = asked.of === rows ? asked.count : BATCH_SIZE;
  const shown = rows.length > count ? rows.slice(0, count) : rows;

  // After every rendering, of which the one with the new rows is the next.
  useEffect(() => {
    if (next.current === undefined) return;
    // The first row of a table is its head.
    const row = table.current?.rows[next.current + 1];
    next.current = undefined;
    if (!row) return;
    row.tabIndex = -1;
    row.focus();
  });

  const showMore = () => {
    next.current = count;
    setAsked({ of: rows, count: count + BATCH_SIZE });
  };
  return { shown, hidden: rows.length - shown.length, table, showMore };
}
