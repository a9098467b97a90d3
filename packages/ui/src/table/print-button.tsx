import { Button } from '../core/button';
import { MAX_PRINTED } from './use-print-all';
import type { PrintAll } from './use-print-all';

const MESSAGES = {
  print: 'Print',
  name: (what: string) => `Print these ${what}`,
  failed: 'They could not be loaded. Please try again in a moment.',
  tooMany: `More than ${MAX_PRINTED} cannot be printed. Please narrow them down first.`,
} as const;

export interface PrintButtonProps extends Pick<PrintAll<unknown>, 'state' | 'print'> {
  /** Plural noun for the rows. */
  what: string;
  /** As high as its neighbours. */
  size?: 'small' | undefined;
}

/** Prints exactly the filtered rows of all pages. */
export const PrintButton = ({ what, size, state, print }: PrintButtonProps) => (
  <span className="p-print">
    <Button size={size} aria-label={MESSAGES.name(what)} loading={state === 'busy'} onClick={print}>
      {MESSAGES.print}
    </Button>
    <output>{(state === 'failed' || state === 'tooMany') && MESSAGES[state]}</output>
  </span>
);
