import type { ReactNode } from 'react';
import { useSectionId } from './form-id';

/** Props of `FormSection`. */
export interface FormSectionProps {
  /** As the outline names it; needs to be told apart within the form only. */
  id: string;
  title: string;
  /** Below the title: what the section is about. */
  summary?: ReactNode;
  /** Level of the title's heading. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** Fields that belong together, under a title that the list of what is wrong names too. */
export function FormSection({ id, title, summary, level = 3, children }: FormSectionProps) {
  const sectionId = useSectionId()(id);
  const Heading = `h${level}` as const;
  return (
    <section className="p-section" id={sectionId} aria-labelledby={`${sectionId}-title`} data-section-title={title}>
      <Heading className="p-section-title" id={`${sectionId}-title`} tabIndex={-1}>
        {title}
      </Heading>
      {summary !== undefined && <div className="p-section-summary">{summary}</div>}
      <div className="p-fields">{children}</div>
    </section>
  );
}
