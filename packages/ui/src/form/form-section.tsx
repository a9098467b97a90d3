import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { useSectionId } from './form-id';

/** Props of `FormSection`. */
export interface FormSectionProps {
  /** As the outline names it; needs to be told apart within the form only. */
  id: string;
  title: string;
  /** Below the title: what the section is about. */
  summary?: ReactNode;
  /** Level of the title's heading: 2, or one below the section around it, unless the page has other headings above. */
  level?: Level;
  children: ReactNode;
}

type Level = 2 | 3 | 4;

const NextLevel = createContext<Level>(2);
const BELOW: Record<Level, Level> = { 2: 3, 3: 4, 4: 4 };

/** Fields that belong together, under a title that the list of what is wrong names too. */
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
