import { AUDIT_KINDS, DAYS } from '@portal/domain';
import { DateInput, Select } from '@portal/ui/filter';
import { FacilityFilter } from './facility-filter';
import { MESSAGES } from './messages';
import { PersonFilter } from './person-filter';
import { useAuditFilters } from './use-audit-filters';

const { filters: texts } = MESSAGES;
const KINDS = Object.entries(AUDIT_KINDS).map(([value, label]) => ({ value, label }));

/** What the audit log is narrowed down to. */
export function AuditFilterBar() {
  const { filters, change } = useAuditFilters();
  return (
    <section className="adm-filters" aria-label={texts.label}>
      <PersonFilter value={filters.person} onChange={(person) => change({ person })} />
      <FacilityFilter value={filters.facility} onChange={(facility) => change({ facility })} />
      <Select
        label={texts.kind}
        options={KINDS}
        emptyLabel={texts.allKinds}
        value={filters.kind}
        onChange={(kind) => change({ kind })}
      />
      <DateInput
        label={texts.from}
        min={DAYS.first}
        max={DAYS.last}
        value={filters.from}
        onChange={(from) => change({ from })}
      />
      <DateInput
        label={texts.to}
        min={DAYS.first}
        max={DAYS.last}
        value={filters.to}
        onChange={(to) => change({ to })}
      />
    </section>
  );
}
