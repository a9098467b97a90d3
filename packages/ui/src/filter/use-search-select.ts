import { useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { matching } from './matching';
import type { SearchChoice } from './matching';

/** More than these nobody reads; who looks for one types on. */
const SHOWN = 100;
const NONE = -1;

/** What is searched and chosen. */
export interface SearchSelectState {
  options: readonly SearchChoice[];
  /** Of the chosen option; empty text for none. */
  value: string;
  onChange: (value: string) => void;
}

/** What the box and its list do: open, search, move, choose. Leaving without choosing leaves everything as it was. */
export function useSearchSelect({ options, value, onChange }: SearchSelectState) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(NONE);
  const hits = useMemo(() => matching(options, typed ?? ''), [options, typed]);
  const shown = hits.slice(0, SHOWN);
  const chosen = options.find((option) => option.value === value);
  const active = isOpen ? shown[at] : undefined;

  const close = () => {
    setOpen(false);
    setTyped(null);
    setAt(NONE);
  };
  const open = () => {
    if (isOpen) return;
    setOpen(true);
    setAt(shown.findIndex((option) => option.value === value));
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    // The best hit is one Enter away, but a list of everything suggests nothing.
    setAt(text.trim() === '' ? NONE : 0);
  };
  const choose = (option: SearchChoice) => {
    close();
    if (option.value !== value) onChange(option.value);
  };
  const move = (step: 1 | -1) => {
    if (!isOpen) return open();
    const next = at === NONE && step < 0 ? shown.length - 1 : at + step;
    setAt(shown.length === 0 ? NONE : (next + shown.length) % shown.length);
  };

  const KEYS: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    // A form is not sent by the key that chooses.
    ...(isOpen && { Enter: () => active && choose(active), Escape: close }),
  };
  const press = (event: KeyboardEvent) => {
    const does = KEYS[event.key];
    // While letters are being composed, the keys are those of the composition.
    if (!does || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // The window around the box closes by the same key.
    event.stopPropagation();
    does();
  };
  return {
    text: typed ?? chosen?.label ?? '',
    isOpen,
    typed: typed ?? '',
    shown,
    hidden: hits.length - shown.length,
    chosen,
    active,
    open,
    close,
    type,
    choose,
    press,
  };
}
