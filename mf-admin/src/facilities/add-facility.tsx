import { useProfile, useRegistration, useTypeLists } from '@portal/api-slice';
import type { NationalFacility, Person } from '@portal/domain';
import { DropDownForm, EmptyState, ErrorState, Loading, Panel } from '@portal/ui/core';
import { adminRegisterFacilitySchema, TYPE_LISTS } from '@portal/domain';
import { RegisterForm } from '@portal/facilities';
import { SelectField } from '@portal/ui/form';
import { useMemo } from 'react';
import { useListUsersWithoutFacilityQuery } from '../api/users';
import { MESSAGES } from './messages';
import { useFacilityUrlState, useIsLeavingAdding } from './use-facility-url-state';
import { choicesOf } from './people-choices';

export interface AddFacilityProps {
  onRegistered: (facility: NationalFacility) => void;
}

const { add: texts } = MESSAGES;

/** A form for a new facility that drops down from its button. */
export function AddFacility({ onRegistered }: AddFacilityProps) {
  const { urlState, go } = useFacilityUrlState();
  const done = (facility: NationalFacility) => {
    go({ isAdding: false });
    onRegistered(facility);
  };
  return (
    <div className="adm-form">
      <DropDownForm label={texts.open} isOpen={urlState.isAdding} onToggle={(isOpen) => go({ isAdding: isOpen })}>
        <Panel title={texts.title}>
          <WithLeaders onRegistered={done} />
        </Panel>
      </DropDownForm>
    </div>
  );
}

function WithLeaders({ onRegistered }: AddFacilityProps) {
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

interface NewFacilityFormProps {
  leaders: readonly Person[];
  onRegistered: (facility: NationalFacility) => void;
}

const { add: addTexts } = MESSAGES;
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
      texts={addTexts}
      start={START}
      schema={adminRegisterFacilitySchema}
      leaders={choices}
      draftKey={draftKey}
      isLeaving={isLeaving}
      send={useRegistration()}
      onRegistered={onRegistered}
    >
      <SelectField name="type" label={addTexts.type} options={options} required />
    </RegisterForm>
  );
}
