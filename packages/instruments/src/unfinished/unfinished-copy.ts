import type { UnfinishedCopy } from '@portal/domain';
import type { CopyCalls } from './unfinished-writer';

/** The unfinished copy of a form on the server, at the time the form opens. */
export interface UnfinishedForm {
  calls: CopyCalls;
  /** The version of the copy that the form continues; 0 if there is none. */
  version: number;
  /** The values of that version; `null` if unknown. */
  kept: object | null;
  /** Present if the copy on the server differs from the one last edited in this browser. */
  other: { theirs: UnfinishedCopy | null } | null;
  /** Called when the form continues another version of the copy, with its values. */
  onVersion: (version: number, kept: object | null) => void;
}
