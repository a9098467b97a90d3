import { retryOf, useProfile, useRegistration, useTypeLists } from '@portal/api-slice';
import type { NationalFacility, Person } from '@portal/domain';
import { EmptyState } from '@portal/ui/core';
import { adminRegisterFacilitySchema, TYPE_LISTS } from '@portal/domain';
import { RegisterForm } from '@portal/facilities';
import { SelectField } from '@portal/ui/form';
import { useMemo } from 'react';
import { useListUsersWithoutFacilityQuery } from '../api/users';
import { MESSAGES } from './messages';
import { useIsLeavingAdding } from './use-facility-url-state';
import { choicesOf } from './people-choices';

const { add: texts } = MESSAGES;

export interface NewFacilityProps {
  onRegistered: (facility: NationalFacility) => void;
}

/** The form for a new facility, unless no one can lead it. */
export function NewFacility({ onRegistered }: NewFacilityProps) {
  const result = useListUsersWithoutFacilityQuery();
  const { data: leaders } = result;
  if (leaders?.length === 0) return <EmptyState title={texts.nobodyTitle}>{texts.nobody}</EmptyState>;
  const onRetry = leaders ? undefined : retryOf(result);
  return <NewFacilityForm leaders={leaders} onRetry={onRetry} onRegistered={onRegistered} />;
}

interface NewFacilityFormProps extends NewFacilityProps {
  /** Undefined while they are loading. */
  leaders: readonly Person[] | undefined;
  onRetry: (() => void) | undefined;
}

const START = { acronym: '', owner: '', type: '' };
const LISTS = ['nf-types'] as const;

/** Form for a new facility: acronym, leader and type. */
function NewFacilityForm({ leaders, onRetry, onRegistered }: NewFacilityFormProps) {
  const draftKey = `${useProfile()?._id}:facility:new`;
  const isLeaving = useIsLeavingAdding();
  const choices = useMemo(() => leaders && choicesOf(leaders), [leaders]);
  const { 'nf-types': types } = useTypeLists(LISTS, TYPE_LISTS);
  const options = useMemo(() => types.map(({ code, name }) => ({ value: code, label: name })), [types]);
  return (
    <RegisterForm
      texts={texts}
      start={START}
      schema={adminRegisterFacilitySchema}
      leaders={choices}
      onRetry={onRetry}
      draftKey={draftKey}
      isLeaving={isLeaving}
      send={useRegistration()}
      onRegistered={onRegistered}
    >
      <SelectField name="type" label={texts.type} options={options} required />
    </RegisterForm>
  );
}
