import type { ReactNode } from 'react';
import './dated.css';

const DAY = /(\d{4}-\d{2}-\d{2})/;

/** Text whose dates are not broken across lines; browsers would break them at a hyphen. */
export function Dated({ text }: { text: string }) {
  // `split` with a capturing group returns the matches as every second part.
  const parts = text.split(DAY).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <time key={at} className="p-dated">
        {part}
      </time>
    ),
  );
  // One element, because a flex container with a gap would space out separate parts.
  return <span>{parts}</span>;
}

/** A value as it is shown, or text whose dates are not broken across lines. */
export const dated = (value: ReactNode): ReactNode =>
  typeof value === 'string' && DAY.test(value) ? <Dated text={value} /> : value;
