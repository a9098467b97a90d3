import { useDownload } from '@portal/api-slice';
import { Icon } from '@portal/ui/core';
import { useState } from 'react';
import { Action } from './action';
import type { ActionProps } from './action';

/** A document to be saved; `path` is `null` while there is none. */
export function DownloadAction({ path, ...action }: Pick<ActionProps, 'label' | 'note'> & { path: string | null }) {
  const download = useDownload();
  const [isLoading, setLoading] = useState(false);
  async function load() {
    if (path === null) return;
    setLoading(true);
    await download(path);
    setLoading(false);
  }
  return (
    <Action
      {...action}
      icon={<Icon name="download" />}
      isEnabled={path !== null}
      loading={isLoading}
      onClick={() => void load()}
    />
  );
}
