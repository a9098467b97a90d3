import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useSectionId } from './form-id';
import { useCurrentSection } from './use-current-section';

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
