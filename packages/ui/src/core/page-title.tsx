import { use, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import './page-title.css';
import { ProductContext } from './product-context';

// The page that the browser loaded keeps the browser's own focus; every page after it was navigated to.
const firstPath = window.location.pathname;
let hasNavigated = false;

/** Props of `PageTitle`. */
export interface PageTitleProps {
  title: string;
  /** What belongs to the title: a status, a line of facts, actions. */
  children?: ReactNode;
  /** Title of the browser tab where it should say more than the heading. */
  documentTitle?: string;
}

/** The one heading of a page. Names the browser tab and, after a navigation, takes the focus. */
export function PageTitle({ title, children, documentTitle = title }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const product = use(ProductContext);
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = product === '' ? documentTitle : `${documentTitle} – ${product}`;
  }, [documentTitle, product]);

  useEffect(() => {
    hasNavigated ||= pathname !== firstPath;
    if (hasNavigated) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <header className="p-page-title">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </header>
  );
}
