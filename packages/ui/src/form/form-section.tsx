import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { useSectionId } from './field-ids';

export interface FormSectionProps {
  /** Unique within the form; the outline refers to it. */
  id: string;
  title: string;
  /** Introduction below the title. */
  summary?: ReactNode;
  /** Level of the heading; by default 2, or one below the enclosing section. */
  level?: Level;
  children: ReactNode;
}

type Level = 2 | 3 | 4;

const NextLevel = createContext<Level>(2);
const BELOW: Record<Level, Level> = { 2: 3, 3: 4, 4: 4 };

/** A titled group of fields; the error summary includes its title. */
export function FormSection({ id, title, summary, level, children }: FormSectionProps) {
  const sectionId = useSectionId()(id);
  const nextLevel = use(NextLevel);
  const own = level ?? nextLevel;
  const Heading = `h${own}` as const;
  return (
    <section className="p-section" id={sectionId} data-section-title={title}>
      <Heading className="p-section-title" id={`${sectionId}-title`} tabIndex={-1}>
        {title}
      </Heading>
      {summary !== undefined && <div className="p-section-summary">{summary}</div>}
      <NextLevel value={BELOW[own]}>
        <div className="p-fields">{children}</div>
      </NextLevel>
    </section>
  );
}
