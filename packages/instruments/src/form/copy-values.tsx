import { CHANNEL_GROUP_FIELDS } from '@portal/domain';
import type { CategoryName, LidarFormValues } from '@portal/domain';
import { Button } from '@portal/ui/core';
import { useFormikContext } from '@portal/ui/form';
import { asksDetails, missingIn } from './group-state';
import type { GroupField } from './group-state';

/** What groups of one lidar often have in common: anything but their channels. */
const isCommon = (field: GroupField) => CHANNEL_GROUP_FIELDS[field].control !== 'channels';

/** Fills what is still empty in a group with the values of another one; nothing that was typed is replaced. */
export function CopyValues({ into, onCopied }: { into: CategoryName; onCopied: () => void }) {
  const { values, setFieldValue } = useFormikContext<LidarFormValues>();
  const empty = missingIn(values.channels[into]).filter(isCommon);
  const others = (Object.keys(values.channels) as CategoryName[]).filter(
    (name) =>
      name !== into &&
      asksDetails(values.channels[name]) &&
      empty.every((field) => values.channels[name][field] !== ''),
  );
  if (empty.length === 0 || others.length === 0) return null;

  const copy = (from: CategoryName) => {
    const filled = Object.fromEntries(empty.map((field) => [field, values.channels[from][field]]));
    void setFieldValue(`channels.${into}`, { ...values.channels[into], ...filled });
    onCopied();
  };
  return (
    <div className="ins-copy">
      <span aria-hidden="true">Copy values from</span>
      {others.map((name) => (
        <Button key={name} size="small" aria-label={`Copy values from ${name}`} onClick={() => copy(name)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
