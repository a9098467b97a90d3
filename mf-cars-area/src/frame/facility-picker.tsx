import type { SubmittedApplication } from '@portal/domain';
import { SearchSelect } from '@portal/ui/form';
import { useNavigate, useSearchParams } from '@portal/ui/router';
import { useMemo } from 'react';
import { MESSAGES } from '../messages';

/** Props of `FacilityPicker`. */
export interface FacilityPickerProps {
  applications: readonly SubmittedApplication[];
  /** Id of the facility that is open. */
  chosen: string | undefined;
}

const { picker } = MESSAGES;
const PATH = '/cars/evaluate-nf';

/** Chooses a facility that has submitted its application; choosing goes there, to the same tab. */
export function FacilityPicker({ applications, chosen }: FacilityPickerProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const tab = params.get('tab');
  const options = useMemo(
    () =>
      applications.map(({ _id, pretty_name, initial_acceptance }) => ({
        value: _id,
        label: pretty_name,
        hint: initial_acceptance.status.name,
      })),
    [applications],
  );
  const open = (id: string) =>
    void navigate(id === '' ? PATH : `${PATH}/${id}${tab === null ? '' : `?tab=${encodeURIComponent(tab)}`}`);
  return (
    <div className="cars-picker">
      <SearchSelect
        label={picker.label}
        placeholder={picker.placeholder}
        options={options}
        value={options.some(({ value }) => value === chosen) ? (chosen ?? '') : ''}
        onChange={open}
      />
    </div>
  );
}
