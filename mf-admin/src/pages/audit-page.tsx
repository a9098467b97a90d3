import { fieldErrors } from '@portal/api-slice';
import { auditKindsOf, DAYS } from '@portal/domain';
import { PageTitle } from '@portal/ui/core';
import { usePagedQuery } from '@portal/ui/table';
import { DateInput, Select } from '@portal/ui/filter';
import { useListAuditQuery } from '../api/audit';
import { AuditTable } from '../audit/audit-table';
import { MESSAGES } from '../audit/messages';
import { PAGE_TITLES } from '../page-titles';
import { isAnyFilter, queryOf, useAuditFilters } from '../audit/use-audit-filters';
import '../audit/audit.css';
import '../page.css';
import { FacilityFilter } from '../audit/facility-filter';
import { stagesInUse } from '../audit/stages-in-use';
import { PersonFilter } from '../audit/person-filter';

const PAGE_SIZE = 25;
const NONE = {};

/** `/admin/audit`: the audit log. */
export function AuditPage() {
  const { filters } = useAuditFilters();
  const { search, ...page } = usePagedQuery(PAGE_SIZE);
  const query = queryOf(filters, search);
  const { error } = useListAuditQuery({ ...query, ...page });
  return (
    <div className="adm-page adm-audit">
      <PageTitle title={PAGE_TITLES.audit} />
      <p>{MESSAGES.introduction}</p>
      <AuditFilterBar refused={fieldErrors(error) ?? NONE} />
      <AuditTable query={query} page={page} pageSize={PAGE_SIZE} isFiltered={isAnyFilter(filters)} />
    </div>
  );
}

const { filters: texts } = MESSAGES;

interface AuditFilterBarProps {
  /** The server's message about each filter that it refused. */
  refused: Readonly<Record<string, string>>;
}

function AuditFilterBar({ refused }: AuditFilterBarProps) {
  const { filters, change } = useAuditFilters();
  const kinds = auditKindsOf(stagesInUse()).map(([value, label]) => ({ value, label }));
  return (
    <section className="adm-filters" aria-label={texts.label}>
      <PersonFilter value={filters.person} onChange={(person) => change({ person })} />
      <FacilityFilter value={filters.facility} onChange={(facility) => change({ facility })} />
      <Select
        label={texts.kind}
        options={kinds}
        emptyLabel={texts.allKinds}
        value={filters.kind}
        onChange={(kind) => change({ kind })}
      />
      <DateInput
        label={texts.from}
        min={DAYS.first}
        max={DAYS.last}
        value={filters.from}
        refusal={refused.from}
        onChange={(from) => change({ from })}
      />
      <DateInput
        label={texts.to}
        min={DAYS.first}
        max={DAYS.last}
        value={filters.to}
        refusal={refused.to}
        onChange={(to) => change({ to })}
      />
    </section>
  );
}
