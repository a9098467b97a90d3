import { use, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { takeLedOn } from '../document/load-document';
import './page-title.css';
import { ProductContext } from './portal-theme';
import { useAnnouncedTrail } from './trail';
import type { Crumb } from './trail';

// The browser handles the focus of the first page, unless the portal loaded the document; later pages are navigations.
const firstPath = window.location.pathname;
let hasNavigated = takeLedOn();

export interface PageTitleProps {
  title: string;
  /** The pages above this one, topmost first; for pages without a menu entry. */
  trail?: readonly Crumb[];
  /** Name of this page in the trail; the title by default. */
  crumb?: string;
  /** Status, facts or actions next to the title. */
  children?: ReactNode;
  /** Title of the browser tab if it differs from the heading. */
  documentTitle?: string;
}

/** The only `h1` of a page, below its trail. Sets the title of the tab and takes the focus after a navigation. */
export function PageTitle({ title, children, trail = [], crumb = title, documentTitle = title }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const product = use(ProductContext);
  const { pathname } = useLocation();
  useAnnouncedTrail(trail);

  useEffect(() => {
    document.title = product === '' ? documentTitle : `${documentTitle} – ${product}`;
  }, [documentTitle, product]);

  useEffect(() => {
    hasNavigated ||= pathname !== firstPath;
    if (hasNavigated) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <header className="p-page-title">
      {trail.length > 0 && <Trail trail={trail} here={crumb} />}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </header>
  );
}

const Trail = ({ trail, here }: { trail: readonly Crumb[]; here: string }) => (
  <nav className="p-trail" aria-label="Breadcrumb">
    <ol>
      {trail.map(({ label, path }) => (
        <li key={path}>
          <Link to={path}>{label}</Link>
        </li>
      ))}
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
);
