import { Link, useSearchParams } from '@portal/ui/router';
import { PROCESS_MESSAGES as texts } from './messages';

interface CountLinksProps {
  /** Name of the line for screen readers. */
  label: string;
  /** The URL parameter of the filter, and that of the page of its table. */
  parameter: string;
  page: string;
  counts: readonly { filter: string; words: string; count: number }[];
  present: string;
}

/** A line of counts, each a link that filters. */
export function CountLinks({ label, parameter, page, counts, present }: CountLinksProps) {
  const [params] = useSearchParams();
  const searchOf = (filter: string) => {
    const next = new URLSearchParams(params);
    next.delete(page);
    if (filter === '') next.delete(parameter);
    else next.set(parameter, filter);
    return `?${next}`;
  };
  return (
    <nav aria-label={label}>
      <ul className="cars-counts">
        {counts.map(({ filter, words, count }) => (
          <li key={filter}>
            <Link
              to={{ search: searchOf(filter) }}
              preventScrollReset
              {...(filter === present && { 'aria-current': 'true' as const })}
            >
              {texts.counts.count(words, count)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
