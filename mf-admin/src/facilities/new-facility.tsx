import { useProfile, useRegistration, useTypeLists } from '@portal/api-slice';
import type { NationalFacility, Person } from '@portal/domain';
import { EmptyState, ErrorState, Loading } from '@portal/ui/core';
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

/** The form for a new facility, once the people are known who can lead it. */
export function NewFacility({ onRegistered }: NewFacilityProps) {
  const { data: leaders, isError, refetch } = useListUsersWithoutFacilityQuery();
  if (leaders?.length === 0) return <EmptyState title={texts.nobodyTitle}>{texts.nobody}</EmptyState>;
  if (leaders) return <NewFacilityForm leaders={leaders} onRegistered={onRegistered} />;
  if (!isError) return <Loading label={texts.loading} />;
  return (
    <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
      {texts.failed}
    </ErrorState>
  );
}

interface NewFacilityFormProps extends NewFacilityProps {
  leaders: readonly Person[];
}

const START = { acronym: '', owner: '', type: '' };
const LISTS = ['nf-types'] as const;

/** Form for a new facility: acronym, leader and type. */
function NewFacilityForm({ leaders, onRegistered }: NewFacilityFormProps) {
  const draftKey = `${useProfile()?._id}:facility:new`;
  const isLeaving = useIsLeavingAdding();
  const choices = useMemo(() => choicesOf(leaders), [leaders]);
  const { 'nf-types': types } = useTypeLists(LISTS, TYPE_LISTS);
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
