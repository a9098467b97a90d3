import { Button, Icon } from '@portal/ui/core';
import { MESSAGES } from './messages';
import type { Download } from './documents';
import { useLoading } from './use-loading';

export interface DownloadButtonProps {
  label: string;
  /** The facility of the document; needed if several buttons have the same label. */
  of?: string | undefined;
  /** `null` if there is no document. */
  path: string | null;
  download: Download;
  describedBy?: string | undefined;
  /** Shows the icon only; the label remains for screen readers. */
  isCompact?: boolean | undefined;
  /** Whether it is the primary action of the page. */
  isPrimary?: boolean | undefined;
  /** As high as its neighbours in the tools of a table. */
  size?: 'small' | undefined;
}

/** Downloads a document; disabled if there is none. */
export function DownloadButton({
  label,
  of,
  path,
  download,
  describedBy,
  isCompact = false,
  isPrimary = false,
  size,
}: DownloadButtonProps) {
  const { isLoading, load } = useLoading(path, download);
  return (
    <Button
      size={size}
      type={isPrimary ? 'primary' : 'default'}
      icon={<Icon name="download" />}
      disabled={path === null}
      loading={isLoading}
      title={titleOf(label, path, isCompact)}
      aria-label={nameOf(label, of, isCompact)}
      aria-describedby={describedBy}
      onClick={() => void load()}
    >
      {isCompact ? null : label}
    </Button>
  );
}

function titleOf(label: string, path: string | null, isCompact: boolean) {
  if (path === null) return MESSAGES.notYet(label);
  return isCompact ? MESSAGES.download(label) : undefined;
}

function nameOf(label: string, of: string | undefined, isCompact: boolean) {
  const name = isCompact ? MESSAGES.download(label) : label;
  if (of !== undefined) return MESSAGES.of(name, of);
  return isCompact ? name : undefined;
}
