import type { CategoryName, LidarFormValues } from '@portal/domain';
import { Button } from '@portal/ui/core';
import { useFormikContext } from '@portal/ui/form';
import { useState } from 'react';
import '../instruments.css';
import { useServedLists } from './type-lists';

/** Marks all groups without an availability as not available, because most lidars have only a few groups. */
export function RestNotAvailable() {
  const { values, setFieldValue } = useFormikContext<LidarFormValues>();
  const [done, setDone] = useState(0);
  const notOffered = useServedLists()['instrument/channel-availability'].find(({ offered }) => !offered);
  const names = Object.keys(values.channels) as CategoryName[];
  const unset = names.filter((name) => values.channels[name].availability === '');

  // Some groups were reset, so the confirmation no longer applies.
  if (unset.length > 0 && done > 0) setDone(0);
  if (unset.length === 0)
    return done > 0 ? (
      <p ref={takeFocus} tabIndex={-1} className="ins-note">
        {counted(done)} set to “{notOffered?.name}”.
      </p>
    ) : null;
  const setAll = () => {
    const channels = { ...values.channels };
    for (const name of unset) channels[name] = { ...channels[name], availability: notOffered?.code ?? '' };
    void setFieldValue('channels', channels);
    setDone(unset.length);
  };
  return (
    <div>
      <Button className="ins-long-button" onClick={setAll}>
        {unset.length === 1 ? 'Mark the remaining group' : `Mark the remaining ${unset.length} groups`} as not available
      </Button>
    </div>
  );
}

// The button disappears with its last group, so the confirmation takes over the focus.
const takeFocus = (element: HTMLElement | null) => element?.focus();

const counted = (groups: number) => (groups === 1 ? '1 group' : `${groups} groups`);
