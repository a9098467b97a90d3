import { showToast } from '@portal/ui/toast';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { classify } from '../remotes/classify';
import { LoadFault } from '../remotes/fault';
import { reportFault } from '../reports/reports';

export interface LazyDialogProps {
  open: boolean;
  onClose: () => void;
}

/** A lazily loaded dialog with its props and a function that opens it. */
export interface LazyDialog<Props extends LazyDialogProps = LazyDialogProps> extends LazyDialogProps {
  Dialog: ComponentType<Props> | null;
  show: () => void;
}

/** Loads a dialog of the frame when it is first opened. If loading fails, the user sees a message and may retry. */
export function useLazyDialog<Props extends LazyDialogProps = LazyDialogProps>(
  load: () => Promise<ComponentType<Props>>,
): LazyDialog<Props> {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [open, setOpen] = useState(false);

  async function show() {
    setOpen(true);
    try {
      const loaded = await load();
      setDialog(() => loaded);
    } catch (error) {
      setOpen(false);
      const fault = new LoadFault({ stage: 'page', error });
      reportFault('shell', classify(fault), fault);
      showToast({ tone: 'danger', text: 'The window could not be loaded. Please try again.' });
    }
  }

  return { Dialog, open, show: () => void show(), onClose: () => setOpen(false) };
}
