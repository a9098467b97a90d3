import { DOWNLOAD_PATHS, useDownload } from '@portal/api-slice';
import type { AuditQuery } from '@portal/domain';
import { DownloadButton } from '@portal/facilities';
import { Button } from '@portal/ui/core';
import { MESSAGES } from './messages';
import { isAnyFilter, NO_FILTERS, useAuditFilters } from './use-audit-filters';

/** Props of `AuditTools`. */
export interface AuditToolsProps {
  /** What is asked for, on all pages. */
  found: Partial<AuditQuery>;
}

const { filters: texts } = MESSAGES;

/** What can be done with what was found. */
export function AuditTools({ found }: AuditToolsProps) {
  const { filters, change } = useAuditFilters();
  const download = useDownload();
  return (
    <span className="adm-buttons">
      <Button disabled={!isAnyFilter(filters)} onClick={() => change(NO_FILTERS)}>
        {texts.clear}
      </Button>
      <DownloadButton label={texts.export} path={DOWNLOAD_PATHS.audit(found)} download={download} />
    </span>
  );
}
