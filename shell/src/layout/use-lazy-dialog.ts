import { showToast } from '@portal/ui/toast';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { classify } from '../remotes/classify';
import { LoadFault } from '../remotes/fault';
import { reportFault } from '../reports/reports';

/** What a window of the frame is given. */
export interface LateWindowProps {
  open: boolean;
  onClose: () => void;
}

/** A window, once it is loaded, whether it is open, and how to change that. */
interface LazyDialog extends LateWindowProps {
  Window: ComponentType<LateWindowProps> | null;
  show: () => void;
}

/** A window of the frame that is loaded when it is first asked for; when that fails, the person is told, and may ask again. */
export function useLazyDialog(load: () => Promise<ComponentType<LateWindowProps>>): LazyDialog {
  const [Window, setDialog] = useState<ComponentType<LateWindowProps> | null>(null);
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

  return { Window, open, show: () => void show(), onClose: () => setOpen(false) };
}
