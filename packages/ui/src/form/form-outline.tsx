import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useSectionId } from './form-id';

/** A section as the outline shows it. */
export interface OutlineSection {
  /** Id of the `FormSection`. */
  id: string;
  title: string;
  /** How many things in it are to be corrected. */
  problems?: number | undefined;
}

/** Props of `FormOutline`. */
export interface FormOutlineProps {
  sections: readonly OutlineSection[];
  /** Name for screen readers; two forms at a time have two outlines. */
  label?: string | undefined;
}

/** The sections of a long form, always in sight; belongs inside a `FormLayout`. */
export function FormOutline({ sections, label = 'Sections' }: FormOutlineProps) {
  const sectionId = useSectionId();
  const [current, setCurrent] = useCurrentSection(sections.map(({ id }) => sectionId(id)).join(' '));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const link = links.find(({ hash }) => hash === `#${current}`);
    // As a bar, it shows the present section first.
    if (list.current && link) list.current.scrollLeft = link.offsetLeft - list.current.offsetLeft;
  }, [current]);
  return (
    <nav className="p-outline" aria-label={label}>
      <ol ref={list}>
        {sections.map(({ id, title, problems = 0 }) => (
          <li key={id}>
            <a
              href={`#${sectionId(id)}`}
              aria-current={current === sectionId(id) ? 'true' : undefined}
              onClick={(event) => {
                goTo(event, sectionId(id));
                // At its end, a page cannot scroll on to the section.
                setCurrent(sectionId(id));
              }}
            >
              {title}
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

// As in the list of what is wrong, the fragment stays out of the history.
function goTo(event: MouseEvent, id: string) {
  event.preventDefault();
  const title = document.getElementById(`${id}-title`);
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}

// Whatever scrolls, the titles of sections come into the upper third of the window or leave it.
const READ = { rootMargin: '-120px 0px -66% 0px' };

/** Id of the section that is being read, of those in `ids` (separated by spaces); it may be told to be another one. */
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

/** The section with the focus, while that is in sight: at its end, a page cannot scroll on. Otherwise the last one begun. */
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
