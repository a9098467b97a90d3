import type { Section } from '@portal/domain';
import { FormOutline, useFormikContext } from '@portal/ui/form';
import { requiredIn } from './section-progress';
import { useRefusedPaths } from './use-refused-paths';

/** The number of these dotted paths in a section; paths below `channels` belong to the section with that id. */
export const countIn = ({ id, fields }: Section, paths: readonly string[]) =>
  paths.filter((path) => fields.includes(path) || path.startsWith(`${id}.`)).length;

/**
 * The progress of a section with a number of refused fields, missing ones among them: it is not complete while there are
 * any, optional ones too.
 */
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
  const { values, submitCount } = useFormikContext<object>();
  const refused = useRefusedPaths();
  return (
    <FormOutline
      sections={sections.map((section) => ({
        id: section.id,
        title: section.title,
        // Errors are counted once the user has tried to save; until then the section is only not complete.
        problems: submitCount === 0 ? 0 : countIn(section, refused),
        progress: withoutRefused(requiredIn(kind, section, values), countIn(section, refused)),
      }))}
    />
  );
}
