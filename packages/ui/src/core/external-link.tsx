import type { ReactNode } from 'react';
import { Icon } from './icon';

/** A link that opens a new tab and is marked as such. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="p-external" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" />
      <span className="p-visually-hidden"> (opens a new tab)</span>
    </a>
  );
}
