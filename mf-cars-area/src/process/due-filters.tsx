import type { Party } from '@portal/domain';
import { STEP_SUBJECTS } from '@portal/domain';
import { FilterBar, Select } from '@portal/ui/filter';
import { useTableFilter } from '@portal/ui/table';
import { PROCESS_MESSAGES as texts } from './messages';
import { partyOf } from './party-filter';
import type { DueChoice, DueRow } from './stage-rows';

const PARTIES = Object.keys(texts.dueParties) as Party[];

/** What the list of the due is narrowed to, which stands in the URL. */
export function useDueChoice() {
  const [party, setParty] = useTableFilter('turn', 'due');
  const [about, setAbout] = useTableFilter('kind', 'due');
  const [facility, setFacility] = useTableFilter('facility', 'due');
  const choice: DueChoice = {
    party: partyOf(party),
    about: STEP_SUBJECTS.find((each) => each === about) ?? null,
    facility: facility === '' ? null : facility,
  };
  return { choice, setParty, setAbout, setFacility };
}

/** Chooses the kind of what is due, whom it waits for, and its facility. */
export function DueFilters({ rows, due }: { rows: readonly DueRow[]; due: ReturnType<typeof useDueChoice> }) {
  const { choice, setParty, setAbout, setFacility } = due;
  const { party, about, facility } = choice;
  const subjects = STEP_SUBJECTS.filter((each) => rows.some((row) => row.about === each));
  const acronyms = [...new Set(rows.map((row) => row.facility.acronym))].toSorted();
  const chips = [
    ...(about
      ? [{ label: texts.subjects.label, value: texts.subjects.names[about], onRemove: () => setAbout('') }]
      : []),
    ...(party ? [{ label: texts.party.label, value: texts.dueParties[party], onRemove: () => setParty('') }] : []),
    ...(facility === null ? [] : [{ label: texts.facility.label, value: facility, onRemove: () => setFacility('') }]),
  ];
  return (
    <FilterBar label={texts.dueFilterBar} chips={chips}>
      <Select
        label={texts.subjects.label}
        emptyLabel={texts.subjects.any}
        labelHidden
        options={subjects.map((value) => ({ value, label: texts.subjects.names[value] }))}
        value={about ?? ''}
        onChange={setAbout}
      />
      <Select
        label={texts.party.label}
        emptyLabel={texts.anyParty}
        labelHidden
        options={PARTIES.map((value) => ({ value, label: texts.dueParties[value] }))}
        value={party ?? ''}
        onChange={setParty}
      />
      <Select
        label={texts.facility.label}
        emptyLabel={texts.facility.any}
        labelHidden
        options={acronyms.map((value) => ({ value, label: value }))}
        value={facility ?? ''}
        onChange={setFacility}
      />
    </FilterBar>
  );
}
