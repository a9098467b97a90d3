import { Link } from 'react-router-dom';
import { pagesAround } from './pages';

/** Props of `PageLinks`. */
export interface PageLinksProps {
  label: string;
  page: number;
  pages: number;
  /** The query of the address that shows a page. */
  searchOf: (page: number) => string;
  onFollow: () => void;
}

/** Links to the pages around the present one, to the one before and the one after. */
export function PageLinks({ label, page, pages, searchOf, onFollow }: PageLinksProps) {
  const to = (number: number) => ({ to: { search: searchOf(number) }, onClick: onFollow, preventScrollReset: true });
  return (
    <nav className="p-pages" aria-label={label}>
      {page > 1 && <Link {...to(page - 1)}>Previous</Link>}
      <ol>
        {pagesAround(page, pages).map((number) => (
          <li key={number}>
            <Link {...to(number)} aria-label={`Page ${number}`} aria-current={number === page ? 'page' : undefined}>
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && <Link {...to(page + 1)}>Next</Link>}
    </nav>
  );
}
