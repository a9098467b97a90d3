import type { Day, ServedChannelCategory } from '@portal/domain';
import { FormSection } from '@portal/ui/form';
import { ChannelGroupForm } from './channel-group-form';
import { RestNotAvailable } from './rest-not-available';
import { useProblemPaths } from './use-problem-paths';

/** Props of `ChannelsSection`. */
export interface ChannelsSectionProps {
  title: string;
  /** As the server serves them; their order is the order of the groups. */
  categories: readonly ServedChannelCategory[];
  today: Day;
}

/** The channels of a lidar, a group for each category. */
export function ChannelsSection({ title, categories, today }: ChannelsSectionProps) {
  const wrong = useProblemPaths();
  return (
    <FormSection
      id="channels"
      title={title}
      summary={
        <p>Say for each group whether the lidar has it. The rest is asked for the groups it has or will have.</p>
      }
    >
      {categories.map((category) => (
        <ChannelGroupForm
          key={category.name}
          category={category}
          today={today}
          hasProblems={wrong.some((path) => path.startsWith(`channels.${category.name}.`))}
        />
      ))}
      <RestNotAvailable />
    </FormSection>
  );
}
