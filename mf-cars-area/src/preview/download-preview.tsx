import { post, reportDownload, useSaveFile } from '@portal/api-slice';
import { Button, Icon } from '@portal/ui/core';
import { useState } from 'react';
import { previewBody } from '../api/use-report-preview';
import type { DecisionField } from '../api/use-report-preview';
import type { SentDecision } from '../api/reports';
import { MESSAGES } from '../messages';

export interface DownloadPreviewProps {
  field: DecisionField;
  /** As it is shown. */
  decision: SentDecision;
}

/** Saves the preview as the document that would be issued. */
export function DownloadPreview({ field, decision }: DownloadPreviewProps) {
  const saveFile = useSaveFile();
  const [isLoading, setLoading] = useState(false);
  async function save() {
    setLoading(true);
    const body = previewBody(field, decision);
    const error = await saveFile(
      post('/national-facility/:id/initial-acceptance-report-preview', { id: decision.id }, { body }),
    );
    if (error) reportDownload(error);
    setLoading(false);
  }
  return (
    <Button size="small" icon={<Icon name="download" />} loading={isLoading} onClick={() => void save()}>
      {MESSAGES.acceptance.preview.download}
    </Button>
  );
}
