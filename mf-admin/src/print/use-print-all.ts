import { useCallback, useEffect, useState } from 'react';

/** Rows that are to be printed, and what becomes of that. */
export interface PrintAll<Row> {
  /** Of all pages, while they are on paper; `null` otherwise. */
  rows: readonly Row[] | null;
  isBusy: boolean;
  hasFailed: boolean;
  print: () => void;
}

/**
 * Prints the rows of all pages of a table: they are loaded first, and the browser's window opens once they stand on the page.
 * The keys that print a page do the same.
 */
export function usePrintAll<Row>(load: () => Promise<readonly Row[]>): PrintAll<Row> {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const print = useCallback(async () => {
    setState('busy');
    try {
      setRows(await load());
      setState('ready');
    } catch {
      setState('failed');
    }
  }, [load]);
  useEffect(() => {
    if (rows) window.print();
  }, [rows]);
  useEffect(() => {
    const end = () => setRows(null);
    const press = (event: KeyboardEvent) => {
      const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey);
      if (!isPrint || event.altKey || event.shiftKey) return;
      event.preventDefault();
      void print();
    };
    window.addEventListener('afterprint', end);
    document.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('afterprint', end);
      document.removeEventListener('keydown', press);
    };
  }, [print]);
  return { rows, isBusy: state === 'busy', hasFailed: state === 'failed', print: () => void print() };
}
