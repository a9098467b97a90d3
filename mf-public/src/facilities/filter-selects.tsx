import { WAVELENGTHS } from '@portal/domain';
import type { CertifiedFacility } from '@portal/domain';
import { Select } from '@portal/ui/filter';
import { MESSAGES } from '../messages';
import { FILTER_MESSAGES as texts } from './filter-messages';
import './filter-selects.css';
import type { Filters } from './use-filters';

export interface FilterSelectsProps {
  /** All facilities; the choices are derived from them. */
  facilities: readonly CertifiedFacility[];
  filters: Filters;
  onChange: (name: keyof Filters, value: string) => void;
}

interface Choice {
  code: string;
  name: string;
}

/** Distinct choices, sorted by name. */
const choicesOf = (choices: readonly Choice[]) =>
  [...new Map(choices.map((choice) => [choice.code, choice])).values()]
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ code, name }) => ({ value: code, label: name }));

/** The filters of map and list; they offer only values that occur. */
export function FilterSelects({ facilities, filters, onChange }: FilterSelectsProps) {
  const wavelengths = WAVELENGTHS.filter((each) => facilities.some((facility) => facility.wavelengths.includes(each)));
  const options = {
    status: choicesOf(facilities.map((facility) => facility.displayed_status)),
    type: choicesOf(facilities.flatMap((facility) => facility.instrument_types)),
    wavelength: wavelengths.map((each) => ({ value: String(each), label: texts.nanometres(each) })),
    country: choicesOf(facilities.flatMap((facility) => facility.country ?? [])),
  };
  return (
    <fieldset className="pub-filters" aria-label={MESSAGES.filters.title}>
      {(Object.keys(options) as (keyof Filters)[]).map((name) => (
        <Select
          key={name}
          label={texts.labels[name]}
          emptyLabel={texts.all}
          options={options[name]}
          value={filters[name]}
          onChange={(value) => onChange(name, value)}
        />
      ))}
    </fieldset>
  );
}
