import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../core/icon';
import { Reference } from '../core/states';
import './toast.css';
import { closeToast, onToasts, shownToasts } from './toasts';
import type { ShownToast } from './toasts';

// Errors stay longer, so that they can be read and copied.
const SECONDS = { success: 5, neutral: 5, danger: 12 } as const;
const ICONS = { success: 'check', neutral: 'notice', danger: 'warning' } as const;
/** Duration of a toast with an action. */
const ACTION_SECONDS = 10;
const MS_PER_SECOND = 1000;

/** Container of the toasts, bottom right. Always rendered: a live region must exist before its first message. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(onToasts, shownToasts);
  return (
    <section className="p-toasts" aria-label="Notifications" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast: { id, tone, text, reference, action } }: { toast: ShownToast }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const seconds = action ? ACTION_SECONDS : SECONDS[tone];
    const timer = setTimeout(() => closeToast(id), seconds * MS_PER_SECOND);
    return () => clearTimeout(timer);
  }, [id, tone, action, isHeld]);
  const act = () => {
    closeToast(id);
    action?.run();
  };
  const pause = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // Hover and focus pause the timer, so that there is time to read.
    <div
      className={`p-toast p-toast-${tone}`}
      onMouseEnter={pause}
      onMouseLeave={release}
      onFocus={pause}
      onBlur={release}
    >
      <Icon name={ICONS[tone]} />
      <span>
        {text}
        <Reference id={reference} />
      </span>
      {action && (
        <button type="button" className="p-toast-action" onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" aria-label="Dismiss" onClick={() => closeToast(id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
