import type { Section } from '@portal/domain';
import { FormOutline, useFormikContext } from '@portal/ui/form';
import { requiredIn } from './section-progress';
import { useProblemPaths } from './use-problem-paths';

/** The number of these dotted paths in a section; paths below `channels` belong to the section with that id. */
export const countIn = ({ id, fields }: Section, paths: readonly string[]) =>
  paths.filter((path) => fields.includes(path) || path.startsWith(`${id}.`)).length;

export interface SectionOutlineProps {
  kind: 'lidar' | 'photometer';
  sections: readonly Section[];
}

/** The sections of a form as steps, each with its progress and number of errors. */
export function SectionOutline({ kind, sections }: SectionOutlineProps) {
  const { values } = useFormikContext<object>();
  const wrong = useProblemPaths();
  return (
    <FormOutline
      sections={sections.map((section) => ({
        id: section.id,
        title: section.title,
        problems: countIn(section, wrong),
        progress: requiredIn(kind, section, values),
      }))}
    />
  );
}
