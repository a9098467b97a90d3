import { Button, Icon } from '@portal/ui/core';
import { useState } from 'react';
import { MESSAGES } from '../messages';
import type { Download } from './documents';

/** Props of `DownloadButton`. */
export interface DownloadButtonProps {
  label: string;
  /** What it belongs to, where several buttons have the same label. */
  of?: string | undefined;
  /** `null` while there is nothing to load. */
  path: string | null;
  download: Download;
  describedBy?: string | undefined;
}

const { reports } = MESSAGES;

/** Loads a document; there is nothing to press while there is none. */
export function DownloadButton({ label, of, path, download, describedBy }: DownloadButtonProps) {
  const [isLoading, setLoading] = useState(false);
  async function load() {
    if (path === null) return;
    setLoading(true);
    await download(path);
    setLoading(false);
  }
  return (
    <Button
      icon={<Icon name="download" />}
      disabled={path === null}
      loading={isLoading}
      title={path === null ? reports.notYet(label) : undefined}
      aria-label={of === undefined ? undefined : reports.of(label, of)}
      aria-describedby={describedBy}
      onClick={() => void load()}
    >
      {label}
    </Button>
  );
}
