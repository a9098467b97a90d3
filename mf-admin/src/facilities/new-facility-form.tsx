import { useProfile, useRegistration, useTypeLists } from '@portal/api-slice';
import { adminRegisterFacilitySchema, NF_TYPES } from '@portal/domain';
import type { NationalFacility, Person } from '@portal/domain';
import { RegisterForm } from '@portal/facilities';
import { SelectField } from '@portal/ui/form';
import { useMemo } from 'react';
import { MESSAGES } from './messages';
import { choicesOf } from './people-choices';
import { useIsLeavingAdding } from './use-facility-url-state';

/** Props of `NewFacilityForm`. */
export interface NewFacilityFormProps {
  /** Who can lead a facility. */
  leaders: readonly Person[];
  onRegistered: (facility: NationalFacility) => void;
}

const { add: texts } = MESSAGES;
const START = { acronym: '', owner: '', type: '' };
const LISTS = ['nf-types'] as const;

/** A new facility: its acronym, who leads it, and whose it is. */
export function NewFacilityForm({ leaders, onRegistered }: NewFacilityFormProps) {
  const draftKey = `${useProfile()?._id}:facility:new`;
  const isLeaving = useIsLeavingAdding();
  const choices = useMemo(() => choicesOf(leaders), [leaders]);
  const { 'nf-types': types = NF_TYPES } = useTypeLists(LISTS);
  const options = useMemo(() => types.map(({ code, name }) => ({ value: code, label: name })), [types]);
  return (
    <RegisterForm
      texts={texts}
      start={START}
      schema={adminRegisterFacilitySchema}
      leaders={choices}
      draftKey={draftKey}
      isLeaving={isLeaving}
      send={useRegistration()}
      onRegistered={onRegistered}
    >
      <SelectField name="type" label={texts.type} options={options} required />
    </RegisterForm>
  );
}
