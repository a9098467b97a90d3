import type { LazyDialog } from './use-lazy-dialog';

/** A lazily loaded dialog of the frame, rendered after it has first been opened. */
export const LazyDialogOf = ({ Dialog, open, onClose }: LazyDialog) =>
  Dialog && <Dialog open={open} onClose={onClose} />;
