import { useSearchQuery } from '@portal/api-slice';
import type { Found, FoundKind } from '@portal/domain';
import { useEffect, useMemo, useState } from 'react';
import { useMenu } from '../menu/use-menu';
import { ACTIONS, matching, pagesIn } from './commands';

/** A choice in the search. */
export interface Choice {
  id: string;
  label: string;
  about: string;
  path: string;
}

export interface ChoiceGroup {
  label: string;
  choices: Choice[];
}

const GROUPS: readonly { label: string; kinds: readonly FoundKind[] }[] = [
  { label: 'Facilities', kinds: ['facility'] },
  { label: 'Instruments', kinds: ['lidar', 'photometer'] },
  { label: 'People', kinds: ['person'] },
];

/** A single character matches nearly everything, and would be searched for with every word. */
const MIN_LENGTH = 2;
const PAUSE_MS = 200;

const toChoice = ({ _id, name, about, path }: Found): Choice => ({ id: _id, label: name, about, path });

/** The choices for a typed text, by group; results of the server come first. */
export function useFound(typed: string) {
  const menu = useMenu();
  const asked = useSettled(typed.trim());
  const isAsked = asked.length >= MIN_LENGTH;
  const { currentData, isFetching, isError } = useSearchQuery(asked, { skip: !isAsked });
  const isPending = typed.trim() !== asked || (isAsked && isFetching);
  const groups = useMemo(() => {
    const found = isAsked ? (currentData ?? []) : [];
    const commands = { Pages: pagesIn(menu), Actions: ACTIONS };
    return [
      ...GROUPS.map(({ label, kinds }) => ({
        label,
        choices: found.filter(({ kind }) => kinds.includes(kind)).map(toChoice),
      })),
      ...Object.entries(commands).map(([label, all]) => ({
        label,
        choices: matching(all, typed).map((command) => ({
          ...command,
          id: `${label} ${command.label} ${command.path}`,
        })),
      })),
    ].filter(({ choices }) => choices.length > 0);
  }, [menu, currentData, isAsked, typed]);
  return { groups, isPending, isFailed: isAsked && isError && !isPending };
}

/** The text after a pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
