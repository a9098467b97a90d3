/* An ARIA listbox in groups: keys are handled by the field, which refers to the active option. */
/* eslint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
import { useEffect } from 'react';
import type { Choice, ChoiceGroup } from './use-found';

interface ChoiceListProps {
  id: string;
  groups: readonly ChoiceGroup[];
  /** Index of the active choice, counted through all groups. */
  at: number | null;
  optionId: (at: number) => string;
  onChoose: (choice: Choice) => void;
}

/** The choices in groups. The focus stays in the field, which refers to the active choice. */
export function ChoiceList({ id, groups, at, optionId, onChoose }: ChoiceListProps) {
  useEffect(() => {
    if (at !== null) document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' });
  }, [at, optionId]);
  return (
    <div className="s-search-list" role="listbox" id={id} aria-label="Results">
      {groups.map(({ label, choices }, group) => {
        const before = groups.slice(0, group).reduce((sum, each) => sum + each.choices.length, 0);
        return (
          <div key={label} role="group" aria-labelledby={`${id}-${label}`}>
            <div className="s-search-group" id={`${id}-${label}`} role="presentation">
              {label}
            </div>
            {choices.map((choice, index) => (
              <div
                key={choice.id}
                id={optionId(before + index)}
                role="option"
                aria-selected={at === before + index}
                className="s-search-choice"
                onClick={() => onChoose(choice)}
              >
                <span>{choice.label}</span>
                {choice.about !== '' && <span className="s-search-about">{choice.about}</span>}
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
