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

/** The sections of a long form, always in sight; belongs inside a `FormLayout`. */
export function FormOutline({ sections }: { sections: readonly OutlineSection[] }) {
  const sectionId = useSectionId();
  const current = useCurrentSection(sections.map(({ id }) => sectionId(id)).join(' '));
  return (
    <nav className="p-outline" aria-label="Sections">
      <ol>
        {sections.map(({ id, title, problems = 0 }) => (
          <li key={id}>
            <a
              href={`#${sectionId(id)}`}
              aria-current={current === sectionId(id) ? 'true' : undefined}
              onClick={(event) => goTo(event, sectionId(id))}
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
