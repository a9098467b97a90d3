import { SearchSelect } from '@portal/ui/form';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { MESSAGES } from './messages';
import type { FilterProps } from './person-filter';
import { useFacilityChoices } from './use-facility-choices';

const { filters: texts } = MESSAGES;

/** The facility whose changes are shown, those of its instruments included. */
export function FacilityFilter({ value, onChange }: FilterProps) {
  const [typed, setTyped] = useState('');
  const { options, isError, areMore } = useFacilityChoices(value, typed);
  // What was typed is over once something is chosen or the box is left.
  const forget = () => setTyped('');
  return (
    <div onInput={(event) => setTyped(textIn(event))} onBlur={forget}>
      <SearchSelect
        label={texts.facility}
        placeholder={areMore ? texts.searchFacilities : texts.anyFacility}
        options={options}
        value={value}
        onChange={(id) => {
          forget();
          onChange(id);
        }}
      />
      {isError && <p className="adm-soft">{texts.facilitiesFailed}</p>}
    </div>
  );
}

const textIn = ({ target }: SyntheticEvent) => (target instanceof HTMLInputElement ? target.value : '');
