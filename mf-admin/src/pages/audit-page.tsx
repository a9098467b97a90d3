import { auditQuerySchema } from '@portal/domain';
import { PageTitle, Panel } from '@portal/ui/core';
import { usePagedQuery } from '@portal/ui/table';
import { AuditFilterBar } from '../audit/audit-filter-bar';
import { AuditTable } from '../audit/audit-table';
import { MESSAGES } from '../audit/messages';
import { useAuditFilters } from '../audit/use-audit-filters';
import '../audit/audit.css';
import '../page.css';

const PAGE_SIZE = 25;

/** `/admin/audit` */
export function AuditPage() {
  const { filters } = useAuditFilters();
  const { search, ...page } = usePagedQuery(PAGE_SIZE);
  const asked = auditQuerySchema.cast({ ...filters, search });
  const isFiltered = Object.values(filters).some((value) => value !== '');
  return (
    <div className="adm-page">
      <PageTitle title={MESSAGES.title} />
      <p>{MESSAGES.introduction}</p>
      <Panel>
        <div className="adm-stack">
          <AuditFilterBar found={asked} />
          <AuditTable query={{ ...asked, ...page }} pageSize={PAGE_SIZE} isFiltered={isFiltered} />
        </div>
      </Panel>
    </div>
  );
}
