import type { Section } from '@portal/domain';
import { FormOutline } from '@portal/ui/form';
import { useProblemPaths } from './use-problem-paths';

/** How many of these dotted paths a section holds; fields below `channels` belong to the section of that id. */
export const countIn = ({ id, fields }: Section, paths: readonly string[]) =>
  paths.filter((path) => fields.includes(path) || path.startsWith(`${id}.`)).length;

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
