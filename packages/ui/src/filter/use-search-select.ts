import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { matching } from './matching';
import type { SearchChoice } from './matching';

/** Longer lists are cut off; further typing narrows them down. */
const SHOWN = 100;
const NONE = -1;

/** Options and the current choice. */
export interface SearchSelectState {
  options: readonly SearchChoice[];
  /** Value of the chosen option; an empty string for none. */
  value: string;
  onChange: (value: string) => void;
  /** The options are still being loaded, which the open list says. */
  isLoading?: boolean | undefined;
}

/**
 * State and key handling of a searchable choice. Leaving the input without a choice keeps the current value, and the
 * text until the options are loaded.
 */
export function useSearchSelect({ options, value, onChange, isLoading = false }: SearchSelectState) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(NONE);
  /** Enter was pressed before there was a match. */
  const [isEntered, setEntered] = useState(false);
  const hits = useMemo(() => matching(options, typed ?? ''), [options, typed]);
  const shown = hits.slice(0, SHOWN);
  const chosen = options.find((option) => option.value === value);
  const active = isOpen ? shown[at] : undefined;
  if (typed !== null && !isOpen && !isLoading) setTyped(null);

  const leave = () => {
    setOpen(false);
    setAt(NONE);
    setEntered(false);
  };
  const close = () => {
    leave();
    setTyped(null);
  };
  const place = shown.findIndex((option) => option.value === value);
  const openAt = (next: number) => {
    setOpen(true);
    setAt(next);
  };
  const open = () => {
    if (!isOpen) openAt(place);
  };
  const hasText = typed !== null && typed.trim() !== '';
  const type = (text: string) => {
    setTyped(text);
    setEntered(false);
    // Typing activates the first match, so that Enter chooses it; the unfiltered list has no active option.
    openAt(text.trim() === '' ? NONE : 0);
  };
  const comeBack = () => {
    if (hasText) openAt(0);
  };
  const choose = (option: SearchChoice) => {
    close();
    if (option.value !== value) onChange(option.value);
  };
  const enter = () => {
    if (active) choose(active);
    else setEntered(hasText);
  };
  const [match] = shown;
  const chooseMatch = useEffectEvent(() => match && choose(match));
  useEffect(() => {
    // The page around is told of the choice, which cannot be done while rendering.
    // eslint-disable-next-line react/set-state-in-effect
    if (isEntered && match) chooseMatch();
  }, [isEntered, match]);
  const move = (step: 1 | -1) => {
    const ends = step > 0 ? 0 : shown.length - 1;
    // An arrow key that opens the list goes to the choice, or else to an end of the list.
    if (!isOpen) return openAt(place === NONE ? ends : place);
    const next = at === NONE ? ends : at + step;
    setAt(shown.length === 0 ? NONE : (next + shown.length) % shown.length);
  };

  const KEYS: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    // Enter chooses an option instead of submitting the form.
    ...(isOpen && { Enter: enter, Escape: close }),
  };
  const press = (event: KeyboardEvent) => {
    const does = KEYS[event.key];
    // During IME composition, keys belong to the input method.
    if (!does || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // Escape would also close the dialog around the input.
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
    leave,
    comeBack,
    type,
    choose,
    press,
  };
}
