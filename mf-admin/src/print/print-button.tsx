import { Button } from '@portal/ui/core';
import type { PrintAll } from './use-print-all';

const MESSAGES = {
  print: 'Print',
  name: (what: string) => `Print these ${what}`,
  failed: 'They could not be loaded. Please try again in a moment.',
} as const;

export interface PrintButtonProps extends Pick<PrintAll<unknown>, 'isBusy' | 'hasFailed' | 'print'> {
  /** Plural noun for the rows. */
  what: string;
}

/** Prints exactly the filtered rows of all pages. */
export const PrintButton = ({ what, isBusy, hasFailed, print }: PrintButtonProps) => (
  <span>
    <Button size="small" aria-label={MESSAGES.name(what)} loading={isBusy} onClick={print}>
      {MESSAGES.print}
    </Button>
    <output>{hasFailed && MESSAGES.failed}</output>
  </span>
);
