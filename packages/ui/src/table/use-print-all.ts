import { useCallback, useEffect, useState } from 'react';

/** More rows than this would be hundreds of sheets, and the browser would stand still while it lays them out. */
export const MAX_PRINTED = 2000;

/** The rows to print, and the state of printing. */
export interface PrintAll<Row> {
  /** The rows of all pages while they are printed; `null` otherwise. */
  rows: readonly Row[] | null;
  state: 'ready' | 'busy' | 'failed' | 'tooMany';
  print: () => void;
}

/**
 * Prints the rows of all pages of a table: loads them, renders them, then opens the browser's print dialog. The
 * browser's print shortcut does the same. `total`: the number of these rows. Without `load`, nothing is taken over.
 */
export function usePrintAll<Row>(load: (() => Promise<readonly Row[]>) | undefined, total: number): PrintAll<Row> {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [state, setState] = useState<PrintAll<Row>['state']>('ready');
  const print = useCallback(async () => {
    if (!load) return;
    if (total > MAX_PRINTED) return setState('tooMany');
    setState('busy');
    try {
      setRows(await load());
      setState('ready');
    } catch {
      setState('failed');
    }
  }, [load, total]);
  useEffect(() => {
    if (rows) window.print();
  }, [rows]);
  useEffect(() => {
    if (!load) return undefined;
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
  }, [load, print]);
  return { rows, state, print: () => void print() };
}
