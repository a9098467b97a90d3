import { DOWNLOAD_PATHS, useDownload } from '@portal/api-slice';
import { AUDIT_KINDS, DAYS } from '@portal/domain';
import type { AuditQuery } from '@portal/domain';
import { DownloadButton } from '@portal/facilities';
import { Button } from '@portal/ui/core';
import { DateInput, Select } from '@portal/ui/form';
import { FacilityFilter } from './facility-filter';
import { MESSAGES } from './messages';
import { PersonFilter } from './person-filter';
import { NO_FILTERS, useAuditFilters } from './use-audit-filters';

const { filters: texts } = MESSAGES;
const KINDS = Object.entries(AUDIT_KINDS).map(([value, label]) => ({ value, label }));

/** What the record of changes is narrowed down to, and what is found as a file. */
export function AuditFilterBar({ found }: { found: Partial<AuditQuery> }) {
  const { filters, change } = useAuditFilters();
  const download = useDownload();
  const isFiltered = Object.values(filters).some((value) => value !== '');
  return (
    <section className="adm-stack" aria-label={texts.label}>
      <div className="adm-filters">
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
          max={filters.to || DAYS.last}
          value={filters.from}
          onChange={(from) => change({ from })}
        />
        <DateInput
          label={texts.to}
          min={filters.from || DAYS.first}
          max={DAYS.last}
          value={filters.to}
          onChange={(to) => change({ to })}
        />
      </div>
      <div className="adm-buttons">
        <Button disabled={!isFiltered} onClick={() => change(NO_FILTERS)}>
          {texts.clear}
        </Button>
        <DownloadButton label={texts.export} path={DOWNLOAD_PATHS.audit(found)} download={download} />
      </div>
    </section>
  );
}
