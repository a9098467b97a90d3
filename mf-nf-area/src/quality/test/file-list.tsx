import { Disclosure } from '@portal/ui/core';
import type { ReactNode } from 'react';
import { TEST_MESSAGES } from './messages';

/** Most files that are listed at once: more would push what follows off the screen. */
const LISTED = 3;

interface FileListProps {
  /** Rows with their keys. */
  children: readonly ReactNode[];
}

/** Files with what is said of each; a long list is folded. */
export function FileList({ children }: FileListProps) {
  const list = <ul className="nf-files">{children}</ul>;
  if (children.length <= LISTED) return list;
  return <Disclosure summary={TEST_MESSAGES.files.count(children.length)}>{list}</Disclosure>;
}
