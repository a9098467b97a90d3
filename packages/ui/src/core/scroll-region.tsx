import type { ReactNode } from 'react';

type RegionName = { label: string; labelledBy?: undefined } | { label?: undefined; labelledBy: string };

export type ScrollRegionProps = RegionName & {
  /** Says how far it goes and in which direction it scrolls. */
  className: string;
  children: ReactNode;
};

/** A part of a page that scrolls by itself. It takes the focus, so that it can be scrolled by keyboard. */
export const ScrollRegion = ({ label, labelledBy, className, children }: ScrollRegionProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className={className} aria-label={label} aria-labelledby={labelledBy} tabIndex={0}>
    {children}
  </section>
);
