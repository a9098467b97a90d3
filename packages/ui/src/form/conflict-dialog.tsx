/* Where it is narrow, the styles turn the rows into blocks, and some browsers take that for the end of a table: hence the
   roles that tables have anyway. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { Button } from 'antd';
import { inBody } from '../overlay/in-body';
import { LazyDialog, useIsThere } from './lazy-dialogs';

/** What somebody else saved, and what the form holds. */
export interface Conflict {
  label: string;
  /** Saved by somebody else. */
  before: string;
  /** In this form. */
  after: string;
}

/** Props of `ConflictWindow`. */
export interface ConflictWindowProps {
  open: boolean;
  differences: readonly Conflict[];
  isBusy?: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onCancel: () => void;
}

/** Somebody else saved the same record in the meantime: both versions, to choose from. Nothing is chosen by closing it. */
export function ConflictDialog(props: ConflictWindowProps) {
  const { open, differences, isBusy = false, onKeepMine, onTakeTheirs, onCancel } = props;
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
    <LazyDialog
      open={open}
      title="Somebody else saved changes in the meantime"
      width={800}
      footer={footer}
      onCancel={onCancel}
      getContainer={inBody}
    >
      <p>Nothing of yours is lost. Choose which version is kept:</p>
      <ConflictTable differences={differences} />
    </LazyDialog>
  );
}

const SAVED = 'Saved version';
const MINE = 'Your version';

function ConflictTable({ differences }: { differences: readonly Conflict[] }) {
  return (
    <table role="table" className="p-conflict">
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
