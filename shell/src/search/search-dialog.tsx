import { LONGEST_SEARCH } from '@portal/ui/core';
import { Modal } from '@portal/ui/overlay';
import { useNavigate } from '@portal/ui/router';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { LazyDialogProps } from '../layout/use-lazy-dialog';
import { ChoiceList } from './choice-list';
import './search-dialog.css';
import { useFound } from './use-found';
import type { Choice } from './use-found';

/** The search of the whole portal: a field, and below it the pages and records that the user may open. */
export function SearchDialog({ open, onClose }: LazyDialogProps) {
  return (
    <Modal open={open} title="Search the portal" footer={null} onCancel={onClose} destroyOnHidden width={640}>
      <Search onClose={onClose} />
    </Modal>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { groups, isPending, isFailed } = useFound(typed);
  const choices = groups.flatMap((group) => group.choices);
  const navigate = useNavigate();
  const choose = ({ path }: Choice) => {
    onClose();
    void navigate(path);
  };
  const walk = useWalk({ choices, isPending, onChoose: choose });
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const optionId = (at: number) => `${id}-${at}`;
  return (
    <div className="s-search">
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label="Search facilities, instruments, people, pages and actions"
        placeholder="Acronym, name, page …"
        aria-expanded={choices.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={walk.at === null ? undefined : optionId(walk.at)}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_SEARCH}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          walk.begin();
        }}
        onKeyDown={walk.onKeyDown}
      />
      <ChoiceList id={id} groups={groups} at={walk.at} optionId={optionId} onChoose={choose} />
      <output className="s-search-status">{statusOf({ count: choices.length, isPending, isFailed })}</output>
    </div>
  );
}

function statusOf({ count, isPending, isFailed }: { count: number; isPending: boolean; isFailed: boolean }) {
  if (isPending) return 'Searching …';
  if (isFailed) return 'The portal could not be reached: only pages and actions are shown. Type on to try again.';
  return count === 0 ? 'Nothing matches.' : `${count} ${count === 1 ? 'result' : 'results'}`;
}

interface Walked {
  choices: readonly Choice[];
  isPending: boolean;
  onChoose: (choice: Choice) => void;
}

/** The active choice: the first one unless arrow keys moved it. Enter waits for a running search. */
function useWalk({ choices, isPending, onChoose }: Walked) {
  const [moved, setMoved] = useState<number | null>(null);
  const isEntered = useRef(false);
  const last = choices.length - 1;
  const first = isPending || last < 0 ? null : 0;
  const at = moved === null || last < 0 ? first : Math.min(moved, last);

  const settle = useEffectEvent(() => {
    const [choice] = choices;
    if (isEntered.current && choice) onChoose(choice);
    isEntered.current = false;
  });
  useEffect(() => {
    if (!isPending) settle();
  }, [isPending]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepTo(event.key, at, last);
    if (step !== null) {
      event.preventDefault();
      setMoved(step);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const choice = at === null ? undefined : choices[at];
    if (choice) onChoose(choice);
    else isEntered.current = isPending;
  };
  const begin = () => {
    setMoved(null);
    isEntered.current = false;
  };
  return { at, onKeyDown, begin };
}

/** The index that an arrow key moves to, wrapping at the ends; null if there is none. */
function stepTo(key: string, at: number | null, last: number): number | null {
  if (last < 0) return null;
  if (key === 'ArrowDown') return at === null || at === last ? 0 : at + 1;
  if (key === 'ArrowUp') return at === null || at === 0 ? last : at - 1;
  return null;
}
