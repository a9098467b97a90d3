/* On narrow screens the styles turn the rows into blocks, which some browsers no longer expose as a table. Hence the
   explicit roles. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { Button } from '../core/button';
import { inBody } from '../overlay/in-body';
import { LazyDialog, useIsThere } from './lazy-dialogs';

/** A field with different values in the two versions. */
export interface Conflict {
  label: string;
  /** Value saved in the meantime. */
  before: string;
  /** Value in this form. */
  after: string;
}

export interface ConflictDialogProps {
  open: boolean;
  differences: readonly Conflict[];
  /** Whether all other changes of both versions are saved with either choice. */
  isRestMerged: boolean;
  isBusy?: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onCancel: () => void;
}

/** Offers two versions of what was saved in the meantime, by another user or in another tab. Closing it chooses neither. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { open, differences, isRestMerged, isBusy = false, onKeepMine, onTakeTheirs, onCancel } = props;
  const isThere = useIsThere(open);
  if (!isThere) return null;
  const footer = (
    <div className="p-conflict-actions">
      <Button onClick={onCancel}>Cancel</Button>
      <Button onClick={onTakeTheirs} disabled={isBusy}>
        Take the saved version
      </Button>
      <Button type="primary" onClick={onKeepMine} loading={isBusy}>
        Save my version
      </Button>
    </div>
  );
  return (
    <LazyDialog open={open} title={TITLE} width={800} footer={footer} onCancel={onCancel} getContainer={inBody}>
      <p>{isRestMerged ? REST_MERGED : WHOLE}</p>
      <ConflictTable differences={differences} />
    </LazyDialog>
  );
}

// True of changes by someone else, and of those by the same person in another tab.
const TITLE = 'Changes were saved elsewhere in the meantime';
const WHOLE = 'Nothing of yours is lost. Choose which version is kept:';
const REST_MERGED =
  'These fields were changed here as well. Choose which version of them is kept; all other changes are kept anyway.';
const SAVED = 'Saved version';
const MINE = 'Your version';

function ConflictTable({ differences }: { differences: readonly Conflict[] }) {
  return (
    <table role="table" className="p-comparison p-conflict">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Field
          </th>
          <th role="columnheader" scope="col">
            {SAVED}
          </th>
          <th role="columnheader" scope="col">
            {MINE}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {differences.map(({ label, before, after }) => (
          <tr key={label} role="row">
            <th role="rowheader" scope="row">
              {label}
            </th>
            <td role="cell" data-label={SAVED}>
              {before === '' ? <span className="p-missing">empty</span> : before}
            </td>
            <td role="cell" data-label={MINE}>
              {after === '' ? <span className="p-missing">empty</span> : after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
