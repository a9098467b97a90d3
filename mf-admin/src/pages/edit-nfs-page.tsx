import {
  retryOf,
  useLoadFacilities,
  usePageFacilitiesQuery,
  useDownload,
  useGetFacilityQuery,
} from '@portal/api-slice';
import { FACILITY_SORTS } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { ErrorState, Icon, Loading, PageTitle, EmptyState, Alert, Button, useIsPrinting } from '@portal/ui/core';
import { UnsavedForms } from '@portal/ui/later';
import { usePagedQuery, PagedTable, PrintButton, usePrintAll } from '@portal/ui/table';
import { useCallback, useState, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Page } from '@portal/api-slice';
import { AddFacility } from '../facilities/add-facility';
import type { OpenDialog } from '../facilities/facility-actions';
import { FacilityFilterBar } from '../facilities/facility-filters';
import { FACILITY_FILTERS, useFacilityFilters } from '../facilities/use-facility-filters';
import { SelectionContext, useSelection } from '../facilities/several/selection';
import { SelectionBar } from '../facilities/several/selection-bar';
import { FoldButton } from '../filters/fold-button';
import { ColumnChoice } from '../columns/column-choice';
import { useShownColumns } from '../columns/use-shown-columns';
import { CsvButton } from '../csv/csv-button';
import { FACILITY_CSV } from '../facilities/facility-csv';
import { FacilityDialogs } from '../facilities/facility-dialogs';
import { MESSAGES } from '../facilities/messages';
import { useFacilityUrlState } from '../facilities/use-facility-url-state';
import '../page.css';
import { PrintedFacilities } from '../facilities/printed-facilities';
import { facilityColumns } from '../facilities/facility-columns';
import '../facilities/facilities.css';
import { NetworkPlot, useIsNetworkAsked } from '../facilities/network-plot';
import { INVITATIONS } from '../facilities/facility-actions';

const PAGE_SIZE = 25;

/** `/admin/edit-nfs`: the administration of facilities. */
export function EditNfsPage() {
  const [registered, setRegistered] = useState<NationalFacility | null>(null);
  const { go } = useFacilityUrlState();
  const isNetworkAsked = useIsNetworkAsked();
  const open = useCallback<OpenDialog>((about, id) => go({ dialog: { about, id } }), [go]);
  return (
    <UnsavedForms>
      <div className="adm-page adm-nfs">
        <PageTitle title={MESSAGES.title} />
        <AddFacility onRegistered={setRegistered} />
        {registered && <Registered facility={registered} onOpen={open} />}
        {isNetworkAsked && <NetworkPlot />}
        <Facilities onOpen={open}>{!isNetworkAsked && <NetworkPlot />}</Facilities>
      </div>
    </UnsavedForms>
  );
}

interface FacilitiesProps {
  onOpen: OpenDialog;
  /** Below the table, which would move it if it were there first. */
  children: ReactNode;
}

function Facilities({ onOpen, children }: FacilitiesProps) {
  const filters = useFacilityFilters();
  const paging = usePagedQuery(PAGE_SIZE, undefined, FACILITY_SORTS);
  const query = useMemo(() => ({ ...paging, ...filters.query }), [paging, filters.query]);
  const result = usePageFacilitiesQuery(query, { refetchOnMountOrArgChange: true });
  const { data, currentData } = result;
  const onRetry = retryOf(result);
  if (!data && onRetry)
    return (
      <>
        <ErrorState title={MESSAGES.failedTitle} onRetry={onRetry}>
          {MESSAGES.failed}
        </ErrorState>
        {children}
      </>
    );
  if (!data) return <Loading label={MESSAGES.loading} />;
  return (
    <>
      <FacilitiesTable facilities={data} filters={filters} isStale={!currentData} onRetry={onRetry} onOpen={onOpen} />
      {children}
      <FacilityDialogs facilities={data.rows} />
    </>
  );
}

interface FacilitiesTableProps {
  facilities: Page<NationalFacility>;
  filters: ReturnType<typeof useFacilityFilters>;
  isStale: boolean;
  /** Set if the present query could not be answered. */
  onRetry: (() => void) | undefined;
  onOpen: OpenDialog;
}

const { table: texts } = MESSAGES;
/** For the number of all facilities. */
const ONE = { start: 0, count: 1 };
const SEARCH = { label: texts.search, placeholder: texts.placeholder };

/** All facilities, with the actions of an administrator. */
function FacilitiesTable({ facilities, filters, isStale, onRetry, onOpen }: FacilitiesTableProps) {
  const download = useDownload();
  const columns = useShownColumns(useMemo(() => facilityColumns(onOpen, download), [onOpen, download]));
  const { search, sort } = usePagedQuery(PAGE_SIZE, undefined, FACILITY_SORTS);
  const query = { search, sort, ...filters.query };
  const load = useLoadFacilities();
  const loadAll = async () => load(query);
  const printing = usePrintAll(loadAll, facilities.total);
  const isPrinting = useIsPrinting();
  const onPaper = printing.rows ?? (isPrinting ? facilities.rows : null);
  const selection = useSelection(facilities.rows);
  const { data: all } = usePageFacilitiesQuery(ONE, { skip: facilities.total > 0 });
  return (
    <SelectionContext value={selection}>
      <div className="adm-facilities">
        <PagedTable
          caption={texts.caption}
          rows={facilities.rows}
          total={facilities.total}
          rowKey={({ _id }) => _id}
          columns={columns.shown}
          pageSize={PAGE_SIZE}
          listedBy="acronym"
          empty={<EmptyState title={MESSAGES.emptyTitle}>{MESSAGES.empty}</EmptyState>}
          search={SEARCH}
          filters={
            <>
              <FoldButton active={filters.chips.length} />
              <FacilityFilterBar {...filters} />
              <SelectionBar shown={facilities.rows} selection={selection}>
                <div className="adm-table-tools">
                  <ColumnChoice {...columns} />
                  <CsvButton what="facilities" columns={FACILITY_CSV} has={columns.has} load={loadAll} />
                  <PrintButton size="small" what="facilities" {...printing} />
                </div>
              </SelectionBar>
            </>
          }
          isFiltered={filters.chips.length > 0}
          filterNames={FACILITY_FILTERS}
          unknown={filters.unknown}
          all={all?.total}
          isStale={isStale}
          onRetry={onRetry}
          isWide
        />
      </div>
      {onPaper && <PrintedFacilities facilities={onPaper} total={facilities.total} has={columns.has} />}
    </SelectionContext>
  );
}

interface RegisteredProps {
  facility: NationalFacility;
  onOpen: OpenDialog;
}

const { add: addTexts } = MESSAGES;

/** Confirms a registration and offers the invitation as the next step. */
function Registered({ facility, onOpen }: RegisteredProps) {
  const { data: present = facility } = useGetFacilityQuery(facility._id);
  const { _id, acronym, submissions } = present;
  const { code } = submissions.initial_acceptance.status;
  const invitation = INVITATIONS[code];
  return (
    <Alert
      type="success"
      showIcon
      title={addTexts.done(acronym)}
      description={code === 'registered' && addTexts.next}
      action={
        // The button stays in place with its next label: the dialog returns the focus to it.
        invitation !== undefined && (
          <Button icon={<Icon name="send" />} aria-haspopup="dialog" onClick={() => onOpen('invite', _id)}>
            {invitation}
          </Button>
        )
      }
    />
  );
}
