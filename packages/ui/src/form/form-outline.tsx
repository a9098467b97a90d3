import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useSectionId } from './field-ids';

/** A section in the outline. */
export interface OutlineSection {
  /** Id of the `FormSection`. */
  id: string;
  title: string;
  /** Number of errors in the section. */
  problems?: number | undefined;
  /** Number of completed and of all required fields; shows the section as a step. */
  progress?: { done: number; all: number } | undefined;
}

export interface FormOutlineProps {
  sections: readonly OutlineSection[];
  /** Accessible name; must be unique on the page. */
  label?: string | undefined;
}

/** Links to the sections of a long form, sticky; belongs inside a `FormLayout`. */
export function FormOutline({ sections, label = 'Sections' }: FormOutlineProps) {
  const sectionId = useSectionId();
  const [current, setCurrent] = useCurrentSection(sections.map(({ id }) => sectionId(id)).join(' '));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const link = links.find(({ hash }) => hash === `#${current}`);
    // Scrolls to the current section if the outline is a horizontal bar.
    if (list.current && link) list.current.scrollLeft = link.offsetLeft - list.current.offsetLeft;
  }, [current]);
  return (
    <nav className="p-outline" aria-label={label}>
      <ol ref={list}>
        {sections.map(({ id, title, problems = 0, progress }) => (
          <li key={id}>
            <a
              href={`#${sectionId(id)}`}
              aria-current={current === sectionId(id) ? 'true' : undefined}
              onClick={(event) => {
                goTo(event, sectionId(id));
                // The last sections cannot be scrolled to the top, so scrolling alone would not mark them.
                setCurrent(sectionId(id));
              }}
            >
              {title}
              {progress && <StepProgress {...progress} />}
              {problems > 0 && (
                <span className="p-outline-problems">
                  {problems}
                  <span className="p-visually-hidden"> to correct</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepProgress({ done, all }: { done: number; all: number }) {
  if (all === 0) return null;
  const isDone = done === all;
  return (
    <span className={isDone ? 'p-outline-progress p-outline-done' : 'p-outline-progress'}>
      <span aria-hidden="true">{isDone ? '✓' : `${done}/${all}`}</span>
      <span className="p-visually-hidden">{isDone ? ' complete' : ` ${done} of ${all} required fields`}</span>
    </span>
  );
}

// As in the error summary, keeps the fragment out of the history.
function goTo(event: MouseEvent, id: string) {
  event.preventDefault();
  const title = document.getElementById(`${id}-title`);
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}

// Observes the upper third of the viewport below the top bar.
const READ = { rootMargin: '-120px 0px -66% 0px' };

/** Id of the section in view, out of the space-separated `ids`, and a setter that overrides it. */
function useCurrentSection(ids: string) {
  const [current, setCurrent] = useState(ids.split(' ')[0]);
  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(() => setCurrent(readOf(sections)?.id), READ);
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return [current, setCurrent] as const;
}

/**
 * The section with the focus, if visible, because the end of a page cannot be scrolled to the top; otherwise the last
 * section begun.
 */
function readOf(sections: HTMLElement[]) {
  const focus = document.activeElement?.getBoundingClientRect();
  const isInSight = focus !== undefined && focus.top > 0 && focus.bottom < window.innerHeight;
  const focused = sections.find((section) => isInSight && section.contains(document.activeElement));
  return (
    focused ??
    sections.findLast((section) => section.getBoundingClientRect().top < window.innerHeight / 3) ??
    sections[0]
  );
}
