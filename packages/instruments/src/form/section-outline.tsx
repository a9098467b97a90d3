import type { Section } from '@portal/domain';
import { FormOutline } from '@portal/ui/form';
import { countIn } from './section';
import { useProblemPaths } from './use-problem-paths';

/** The outline of a form, with how much is to be corrected in each section. */
export function SectionOutline({ sections }: { sections: readonly Section[] }) {
  const wrong = useProblemPaths();
  return (
    <FormOutline
      sections={sections.map((section) => ({
        id: section.id,
        title: section.title,
        problems: countIn(section, wrong),
      }))}
    />
  );
}
