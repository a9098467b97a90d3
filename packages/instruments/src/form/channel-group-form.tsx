import { CHANNEL_GROUP_FIELDS } from '@portal/domain';
import type { Day, LidarFormValues, ServedChannelCategory, CategoryName } from '@portal/domain';
import { SelectField, useFormikContext } from '@portal/ui/form';
import { useId, useRef, useState } from 'react';
import { ChannelDetails } from './channel-details';
import { asksDetails, groupState, missingIn, type GroupField } from './group-state';
import { useOptions, useServedLists } from './type-lists';
import { Button } from '@portal/ui/core';

/** Props of `ChannelGroupForm`. */
export interface ChannelGroupFormProps {
  category: ServedChannelCategory;
  today: Day;
  /** Something in it is to be corrected: then it stays open, for links lead there. */
  hasProblems: boolean;
}

const { availability } = CHANNEL_GROUP_FIELDS;

/** One group of channels: a line with its name, how far it is, and its availability; below, its fields. */
export function ChannelGroupForm({ category, today, hasProblems }: ChannelGroupFormProps) {
  const { name } = category;
  const group = useFormikContext<LidarFormValues>().values.channels[name];
  const lists = useServedLists();
  const options = useOptions(availability);
  const asks = asksDetails(group);
  const [isOpen, setOpen] = useOpening(asks, missingIn(group).length > 0);
  const isShown = isOpen || hasProblems;
  const [titleId, detailsId] = [useId(), useId()];
  const details = useRef<HTMLDivElement>(null);
  const title = (
    <>
      {name} <span className="ins-group-short">{groupState(group, lists)}</span>
    </>
  );
  return (
    <fieldset className="ins-group-form" aria-labelledby={titleId} data-section-title={name}>
      <div className="ins-group-head">
        <h3 className="ins-group-title" id={titleId}>
          {asks && !hasProblems ? (
            <button
              type="button"
              className="ins-group-toggle"
              aria-expanded={isShown}
              aria-controls={detailsId}
              onClick={() => setOpen(!isOpen)}
            >
              {title}
            </button>
          ) : (
            title
          )}
        </h3>
        <SelectField
          name={`channels.${name}.availability`}
          label={availability.label}
          hint={group.availability === 'planned' ? availability.hint : undefined}
          required
          options={options}
        />
      </div>
      {asks && (
        <div id={detailsId} ref={details} className="ins-group-details" hidden={!isShown}>
          {/* After copying, the user continues in the fields that were filled in. */}
          <CopyValues into={name} onCopied={() => details.current?.querySelector('input')?.focus()} />
          <ChannelDetails category={category} group={group} today={today} />
        </div>
      )}
    </fieldset>
  );
}

/** A group that is complete begins closed; one that becomes available opens, for then there is something to fill in. */
function useOpening(asks: boolean, isIncomplete: boolean) {
  const [isOpen, setOpen] = useState(asks && isIncomplete);
  const [asked, setAsked] = useState(asks);
  if (asks !== asked) {
    setAsked(asks);
    setOpen(asks);
  }
  return [isOpen, setOpen] as const;
}

/** Whether groups of a lidar often share the value of a field: of any but their channels. */
const isCommon = (field: GroupField) => CHANNEL_GROUP_FIELDS[field].control !== 'channels';

/** Fills the empty fields of a group with the values of another one; typed values are not replaced. */
function CopyValues({ into, onCopied }: { into: CategoryName; onCopied: () => void }) {
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
