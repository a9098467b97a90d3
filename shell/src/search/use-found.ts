import { useSearchQuery } from '@portal/api-slice';
import type { Found, FoundKind } from '@portal/domain';
import { useEffect, useMemo, useState } from 'react';
import { useMenu } from '../menu/use-menu';
import { ACTIONS, matching, pagesIn } from './commands';

/** Something to choose. */
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

/** Two characters: one alone names nothing, and would be asked for with every word. */
const MIN_LENGTH = 2;
const PAUSE_MS = 200;

const toChoice = ({ _id, name, about, path }: Found): Choice => ({ id: _id, label: name, about, path });

/** What there is to choose for a typed text, by group; what the server finds comes first. */
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

/** The text once nothing more was typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
