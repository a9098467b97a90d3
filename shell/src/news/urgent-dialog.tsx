import { ConfirmDialog } from '@portal/ui/overlay';
import type { LazyDialogProps } from '../layout/use-lazy-dialog';
import { WORDS } from './words';

const { urgent } = WORDS;

export interface UrgentDialogProps extends LazyDialogProps {
  onReload: () => void;
}

/** Insists on a reload; whoever is in the middle of something finishes that page, and is asked again on the next. */
export const UrgentDialog = ({ open, onClose, onReload }: UrgentDialogProps) => (
  <ConfirmDialog
    open={open}
    title={urgent.title}
    question={
      <div className="s-urgent">
        <p>{urgent.why}</p>
        <p>{urgent.kept}</p>
        <p>{urgent.other}</p>
      </div>
    }
    confirmLabel={urgent.now}
    cancelLabel={urgent.later}
    onConfirm={onReload}
    onCancel={onClose}
  />
);
