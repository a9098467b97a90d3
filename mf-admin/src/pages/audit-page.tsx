import { auditQuerySchema } from '@portal/domain';
import { PageTitle, Panel } from '@portal/ui/core';
import { usePagedQuery } from '@portal/ui/table';
import { AuditFilterBar } from '../audit/audit-filter-bar';
import { AuditTable } from '../audit/audit-table';
import { MESSAGES } from '../audit/messages';
import { isAnyFilter, useAuditFilters } from '../audit/use-audit-filters';
import { ReleasesLink } from '../releases/releases-link';
import '../audit/audit.css';
import '../page.css';

const PAGE_SIZE = 25;

/** `/admin/audit` */
export function AuditPage() {
  const { filters } = useAuditFilters();
  const { search, ...page } = usePagedQuery(PAGE_SIZE);
  const found = auditQuerySchema.cast({ ...filters, search });
  return (
    <div className="adm-page adm-audit">
      <PageTitle title={MESSAGES.title}>
        <div className="adm-buttons">
          <ReleasesLink />
        </div>
      </PageTitle>
      <p>{MESSAGES.introduction}</p>
      <Panel>
        <div className="adm-stack">
          <AuditFilterBar />
          <AuditTable found={found} page={page} pageSize={PAGE_SIZE} isFiltered={isAnyFilter(filters)} />
        </div>
      </Panel>
    </div>
  );
}
