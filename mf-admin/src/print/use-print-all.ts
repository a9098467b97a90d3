import { useCallback, useEffect, useState } from 'react';

/** The rows to print, and the state of printing. */
export interface PrintAll<Row> {
  /** The rows of all pages while they are printed; `null` otherwise. */
  rows: readonly Row[] | null;
  isBusy: boolean;
  hasFailed: boolean;
  print: () => void;
}

/**
 * Prints the rows of all pages of a table: loads them, renders them, then opens the browser's print dialog. The
 * browser's print shortcut does the same.
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
