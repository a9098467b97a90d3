import type { UnfinishedCopy } from '@portal/domain';
import type { CopyCalls } from './unfinished-writer';

/** The unfinished copy of a form on the server, as the form begins with it. */
export interface UnfinishedForm {
  calls: CopyCalls;
  /** From which version of the copy the form goes on; 0 while there is none. */
  version: number;
  /** What that version holds; `null` where that is not known. */
  kept: object | null;
  /** The copy on the server, where it is another one than was typed on in this browser. */
  other: { theirs: UnfinishedCopy | null } | null;
  /** Notes from which version of the copy the form goes on. */
  onVersion: (version: number) => void;
}
