import { useProfile, useRegistration } from '@portal/api-slice';
import { standaloneRegisterFacilitySchema } from '@portal/domain';
import type { NationalFacility, Person } from '@portal/domain';
import { RegisterForm } from '@portal/facilities';
import type { SearchChoice } from '@portal/ui/filter';
import { useMemo } from 'react';
import { MESSAGES } from '../messages';

/** Props of `NewFacilityForm`. */
export interface NewFacilityFormProps {
  /** Who can lead a facility. */
  leaders: readonly Person[];
  onRegistered: (facility: NationalFacility) => void;
}

const START = { acronym: '', owner: '' };

/** A new facility: its acronym, and who leads it. */
export function NewFacilityForm({ leaders, onRegistered }: NewFacilityFormProps) {
  const draftKey = `${useProfile()?._id}:register-nf`;
  const choices = useMemo(() => leaders.map(choiceOf), [leaders]);
  return (
    <RegisterForm
      texts={MESSAGES.register}
      start={START}
      schema={standaloneRegisterFacilitySchema}
      leaders={choices}
      draftKey={draftKey}
      send={useRegistration()}
      onRegistered={onRegistered}
    />
  );
}

const choiceOf = ({ _id, email, first_name, last_name }: Person): SearchChoice => ({
  value: _id,
  label: email,
  hint: `${first_name} ${last_name}`,
});
