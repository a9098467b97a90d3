import type { Section } from '@portal/domain';
import { FormOutline, problemsOf, useFormikContext } from '@portal/ui/form';
import { requiredIn } from './section-progress';
import { useProblemPaths } from './use-problem-paths';

/** The number of these dotted paths in a section; paths below `channels` belong to the section with that id. */
export const countIn = ({ id, fields }: Section, paths: readonly string[]) =>
  paths.filter((path) => fields.includes(path) || path.startsWith(`${id}.`)).length;

/** Refused fields are not completed; missing ones are among them. */
export const withoutRefused = ({ done, all }: { done: number; all: number }, refused: number) => ({
  done: Math.max(0, Math.min(done, all - refused)),
  all,
});

export interface SectionOutlineProps {
  kind: 'lidar' | 'photometer';
  sections: readonly Section[];
}

/** The sections of a form as steps, each with its progress and number of errors. */
export function SectionOutline({ kind, sections }: SectionOutlineProps) {
  const { values, errors } = useFormikContext<object>();
  const wrong = useProblemPaths();
  // Also before the first attempt to save: what was continued from elsewhere is not complete while it is refused.
  const refused = problemsOf(errors, undefined, values).map(({ field }) => field);
  return (
    <FormOutline
      sections={sections.map((section) => ({
        id: section.id,
        title: section.title,
        problems: countIn(section, wrong),
        progress: withoutRefused(requiredIn(kind, section, values), countIn(section, refused)),
      }))}
    />
  );
}
