import { use, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import './page-title.css';
import { ProductContext } from './portal-theme';

// The browser handles the focus of the first page; every later page was navigated to.
const firstPath = window.location.pathname;
let hasNavigated = false;

export interface PageTitleProps {
  title: string;
  /** Status, facts or actions next to the title. */
  children?: ReactNode;
  /** Title of the browser tab if it differs from the heading. */
  documentTitle?: string;
}

/** The only `h1` of a page. Sets the tab's title and, after a navigation, takes the focus. */
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
