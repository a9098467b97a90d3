import { useDownload } from '@portal/api-slice';
import { useLoading } from '@portal/facilities';
import { Icon } from '@portal/ui/core';
import { Action } from './action';
import type { ActionProps } from './action';

/** A document to be saved; `path` is `null` while there is none. */
export function DownloadAction({ path, ...action }: Pick<ActionProps, 'label' | 'note'> & { path: string | null }) {
  const { isLoading, load } = useLoading(path, useDownload());
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
