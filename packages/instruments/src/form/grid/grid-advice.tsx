import type { Day, LidarFormValues, ServedChannelCategory } from '@portal/domain';
import { Icon } from '@portal/ui/core';
import { useFormikContext } from '@portal/ui/form';
import { adviceOnGroup } from '../group-advice';
import { useServedLists } from '../type-lists';
import { GRID_COLUMNS } from './columns';
import { MESSAGES } from './messages';

interface GridAdviceProps {
  categories: readonly ServedChannelCategory[];
  today: Day;
  /** Id of the advice on a column, to which its cells refer. */
  adviceId: (column: string) => string;
}

/** The criteria that are not met, each once with its groups. Repeated in every row, they would outgrow the grid. */
export function GridAdvice({ categories, today, adviceId }: GridAdviceProps) {
  const { values } = useFormikContext<LidarFormValues>();
  const lists = useServedLists();
  const advised = categories.map((category) => ({
    name: category.name,
    advice: adviceOnGroup(category, values.channels[category.name], today, lists),
  }));
  const lines = GRID_COLUMNS.flatMap((field) => {
    const texts = [...new Set(advised.flatMap(({ advice }) => advice[field] ?? []))];
    const groupsOf = (text: string) => advised.filter(({ advice }) => advice[field] === text).map(({ name }) => name);
    return texts.length > 0 ? [{ field, said: texts.map((text) => ({ text, groups: groupsOf(text) })) }] : [];
  });
  return (
    <ul className="ins-grid-advice" aria-live="polite" aria-label={MESSAGES.advice}>
      {lines.map(({ field, said }) => (
        <li key={field} id={adviceId(field)}>
          {said.map(({ text, groups }) => (
            <p key={text} className="ins-advice">
              <Icon name="warning" /> {text} <span className="ins-note">{MESSAGES.groups(groups)}</span>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
