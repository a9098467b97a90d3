import { showToast } from '@portal/ui/toast';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { reportFault } from '../reports/reports';
import { classify } from '../remotes/classify';
import { LoadFault } from '../remotes/fault';
import type { AboutWindowProps } from './about-window';

/** Opens the window that says what makes up the portal; the window itself is loaded when it is first asked for. */
export function AboutButton() {
  const [Window, setWindow] = useState<ComponentType<AboutWindowProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function show() {
    setOpen(true);
    try {
      const { AboutWindow } = await import('./about-window');
      setWindow(() => AboutWindow);
    } catch (error) {
      setOpen(false);
      const fault = new LoadFault({ stage: 'page', error });
      reportFault('shell', classify(fault), fault);
      showToast({ tone: 'danger', text: 'The window could not be loaded. Please try again.' });
    }
  }

  return (
    <>
      <button type="button" className="s-about" aria-haspopup="dialog" onClick={() => void show()}>
        About
      </button>
      {Window && <Window open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
