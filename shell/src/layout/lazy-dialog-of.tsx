import type { LazyDialog } from './use-lazy-dialog';

/** A dialog of the frame, once it was opened for the first time. */
export const LazyDialogOf = ({ Dialog, open, onClose }: LazyDialog) =>
  Dialog && <Dialog open={open} onClose={onClose} />;
