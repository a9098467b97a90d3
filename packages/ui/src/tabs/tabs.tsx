import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import './tabs.css';

/** One tab and what it shows. */
export interface Tab {
  key: string;
  label: string;
  /** How many things there are in it. */
  count?: number | undefined;
  content: ReactNode;
}

/** Props of `Tabs`. */
export interface TabsProps {
  /** Name of the whole for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** Key of the tab that is shown; the first one where there is no such tab. */
  active: string;
  onChange: (key: string) => void;
}

/** Several things in one place, one of them shown. What was shown once stays there, hidden: nothing typed in it is lost. */
export function Tabs({ label, tabs, active, onChange }: TabsProps) {
  const id = useId();
  const shown = (tabs.find(({ key }) => key === active) ?? tabs[0])?.key;
  const isVisited = useVisited(shown);
  const moveBy = (event: KeyboardEvent) => {
    const key = tabReachedBy(event.key, tabs, shown);
    if (key === undefined) return;
    event.preventDefault();
    onChange(key);
    document.getElementById(`${id}-${key}-tab`)?.focus();
  };
  return (
    <div className="p-tabs">
      <div className="p-tab-list" role="tablist" aria-label={label}>
        {tabs.map(({ key, label: title, count }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}-tab`}
            className="p-tab"
            aria-selected={key === shown}
            aria-controls={`${id}-${key}`}
            // One stop for the Tab key; the arrow keys go from tab to tab.
            tabIndex={key === shown ? 0 : -1}
            onClick={() => onChange(key)}
            onKeyDown={moveBy}
          >
            {title}
            {count !== undefined && (
              <>
                {' '}
                <span className="p-tab-count">{count}</span>
              </>
            )}
          </button>
        ))}
      </div>
      {tabs.map(({ key, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}`}
          className="p-tab-panel"
          aria-labelledby={`${id}-${key}-tab`}
          hidden={key !== shown}
        >
          {isVisited(key) && content}
        </div>
      ))}
    </div>
  );
}

/** Which tabs were shown so far. */
function useVisited(shown: string | undefined) {
  const [visited, setVisited] = useState<readonly string[]>([]);
  if (shown !== undefined && !visited.includes(shown)) setVisited([...visited, shown]);
  return (key: string) => key === shown || visited.includes(key);
}

/** Key of the tab that a key of the keyboard leads to from the one that is shown; after the last comes the first. */
function tabReachedBy(
  pressed: string,
  tabs: readonly { key: string }[],
  shown: string | undefined,
): string | undefined {
  const place = tabs.findIndex(({ key }) => key === shown);
  if (pressed === 'ArrowRight') return tabs[(place + 1) % tabs.length]?.key;
  if (pressed === 'ArrowLeft') return tabs.at(place - 1)?.key;
  if (pressed === 'Home') return tabs[0]?.key;
  if (pressed === 'End') return tabs.at(-1)?.key;
  return undefined;
}
