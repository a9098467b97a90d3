import type { Party } from '@portal/domain';
import { FilterBar, Select } from '@portal/ui/filter';
import { PROCESS_MESSAGES as texts } from './messages';

const PARTIES = Object.keys(texts.party.names) as Party[];

export const partyOf = (text: string): Party | null => PARTIES.find((each) => each === text) ?? null;

/** Chooses whom the rows wait for. */
export function PartyFilter({ party, onChange }: { party: Party | null; onChange: (party: string) => void }) {
  const chips = party
    ? [{ label: texts.party.label, value: texts.party.names[party], onRemove: () => onChange('') }]
    : [];
  return (
    <FilterBar label={texts.filters} chips={chips}>
      <Select
        label={texts.party.label}
        emptyLabel={texts.party.any}
        labelHidden
        options={PARTIES.map((value) => ({ value, label: texts.party.names[value] }))}
        value={party ?? ''}
        onChange={onChange}
      />
    </FilterBar>
  );
}
