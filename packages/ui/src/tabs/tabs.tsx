import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import './tabs.css';

export interface Tab {
  key: string;
  label: string;
  /** Number shown next to the label. */
  count?: number | undefined;
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** Key of the active tab; an unknown one selects the first. */
  active: string;
  onChange: (key: string) => void;
}

/** Tabs. A panel stays rendered but hidden after it was first shown, so that input in it is kept. */
export function Tabs({ label, tabs, active, onChange }: TabsProps) {
  const id = useId();
  const shown = (tabs.find(({ key }) => key === active) ?? tabs[0])?.key;
  const isVisited = useVisited(shown);
  const list = useInSight(`${id}-${shown}-tab`);
  const moveBy = (event: KeyboardEvent) => {
    const key = tabReachedBy(event.key, tabs, shown);
    if (key === undefined) return;
    event.preventDefault();
    onChange(key);
    document.getElementById(`${id}-${key}-tab`)?.focus();
  };
  return (
    <div className="p-tabs">
      <div ref={list} className="p-tab-list" role="tablist" aria-label={label}>
        {tabs.map(({ key, label: title, count }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}-tab`}
            className="p-tab"
            aria-selected={key === shown}
            aria-controls={`${id}-${key}`}
            // A single tab stop; the arrow keys move between tabs.
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

/** Scrolls the line of tabs, if it is longer than its frame, so that the active tab is seen. */
function useInSight(tabId: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = list.current;
    const tab = document.getElementById(tabId);
    if (!line || !tab) return;
    const { left, right } = line.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    if (box.left < left) line.scrollLeft -= left - box.left;
    else if (box.right > right) line.scrollLeft += box.right - right;
  }, [tabId]);
  return list;
}

function useVisited(shown: string | undefined) {
  const [visited, setVisited] = useState<readonly string[]>([]);
  if (shown !== undefined && !visited.includes(shown)) setVisited([...visited, shown]);
  return (key: string) => key === shown || visited.includes(key);
}

/** The tab to which a key moves, wrapping around at the ends. */
function tabReachedBy(
  pressed: string,
  tabs: readonly { key: string }[],
  shown: string | undefined,
): string | undefined {
  const index = tabs.findIndex(({ key }) => key === shown);
  if (pressed === 'ArrowRight') return tabs[(index + 1) % tabs.length]?.key;
  if (pressed === 'ArrowLeft') return tabs.at(index - 1)?.key;
  if (pressed === 'Home') return tabs[0]?.key;
  if (pressed === 'End') return tabs.at(-1)?.key;
  return undefined;
}
