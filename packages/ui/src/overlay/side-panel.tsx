import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../core/button';
import { Icon } from '../core/icon';
import { isFocusLost } from '../core/lost-focus';
import { ScrollRegion } from '../core/scroll-region';
import type { SideSheetProps } from './side-sheet';
import './side-panel.css';

export interface SidePanelProps extends Omit<SideSheetProps, 'isOpen' | 'onClosed'> {
  /** The element of the page that the panel fills. */
  place: Element;
}

/** What lies over the page and takes Escape first. */
const OVER_THE_PAGE = '.ant-modal-wrap:not([style*="display: none"]), .ant-drawer-open';

/** A sheet in a place of its page, without a mask: the page beside it stays in use. Escape closes it from anywhere. */
export function SidePanel({ title, place, onClose, steps, children }: SidePanelProps) {
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  useFocusWhileOpen(panel);
  useEscape(onClose);
  return createPortal(
    <dialog ref={panel} className="p-side-panel" open aria-labelledby={id} tabIndex={-1}>
      <header>
        <h2 id={id}>{title}</h2>
        {steps}
        <Button type="text" size="small" icon={<Icon name="close" />} aria-label="Close" onClick={onClose} />
      </header>
      <ScrollRegion className="p-side-panel-body" labelledBy={id}>
        {children}
      </ScrollRegion>
    </dialog>,
    place,
  );
}

/** Brings the panel into view with the focus, which goes back to where it was unless it has moved on. */
function useFocusWhileOpen(panel: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    const opened = panel.current;
    const opener = document.activeElement;
    opened?.focus({ preventScroll: true });
    opened?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (isFocusLost(opened) && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [panel]);
}

function useEscape(onClose: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector(OVER_THE_PAGE)) onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
