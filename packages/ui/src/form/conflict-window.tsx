import { Button } from 'antd';
import { Suspense } from 'react';
import { inBody } from '../overlay/in-body';
import { LateModal, useIsThere } from './late-windows';

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
export function ConflictWindow(props: ConflictWindowProps) {
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
    <Suspense fallback={null}>
      <LateModal
        open={open}
        title="Somebody else saved changes in the meantime"
        width={800}
        footer={footer}
        onCancel={onCancel}
        getContainer={inBody}
      >
        <p>Nothing of yours is lost. Choose which version is kept:</p>
        <ConflictTable differences={differences} />
      </LateModal>
    </Suspense>
  );
}

function ConflictTable({ differences }: { differences: readonly Conflict[] }) {
  return (
    <table className="p-conflict">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Saved version</th>
          <th scope="col">Your version</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before === '' ? <span className="p-missing">empty</span> : before}</td>
            <td>{after === '' ? <span className="p-missing">empty</span> : after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
