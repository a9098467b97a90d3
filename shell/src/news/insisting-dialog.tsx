import { Button } from '@portal/ui/core';
import { useEffect, useId, useRef } from 'react';
import { WORDS } from './words';

const { urgent } = WORDS;

export interface InsistingDialogProps {
  onReload: () => void;
  onLater: () => void;
}

/** Insists on a reload. Users may finish the current page first; they are asked again on the next one. */
export function InsistingDialog({ onReload, onLater }: InsistingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // As a modal dialog, it gets focus handling and Escape from the browser.
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="s-insist" aria-labelledby={id} onClose={onLater}>
      <h2 id={id}>{urgent.title}</h2>
      <p>{urgent.why}</p>
      <p>{urgent.kept}</p>
      <p>{urgent.other}</p>
      <div>
        <Button onClick={onLater}>{urgent.later}</Button>
        <Button type="primary" onClick={onReload}>
          {urgent.now}
        </Button>
      </div>
    </dialog>
  );
}
