import { useLoadedTypeLists, useReviewerLists } from '@portal/api-slice';
import { ACCEPTANCE_STATUSES, isRecordId, PARTY_NAMES, TYPE_LISTS } from '@portal/domain';
import type { FacilityQuery, Person } from '@portal/domain';
import { useChoicesAsked } from '@portal/ui/filter';
import type { FilterChip, SearchChoice } from '@portal/ui/filter';
import type { Choice } from '@portal/ui/form';
import { useTableFilter } from '@portal/ui/table';
import { useMemo } from 'react';
import { useGetUserQuery } from '../api/users';
import { chipOf, knownIn, unknownAmong } from '../filters/choices';
import type { Filter } from '../filters/choices';
import { MESSAGES } from './messages';
import { choicesOf } from './people-choices';

const { filters: texts } = MESSAGES;

const STATUSES: readonly Choice[] = ACCEPTANCE_STATUSES.map(({ code, name }) => ({ value: code, label: name }));
const LISTS = ['nf-types'] as const;
// A dash alone says too little in a list, and nothing to a screen reader.
const CHOSEN = { ...PARTY_NAMES, nobody: texts.pending.nobody(PARTY_NAMES.nobody) };
const PARTIES: readonly Choice[] = Object.entries(CHOSEN).map(([value, label]) => ({ value, label }));

/** The filters of the list of facilities, as sent to the server. */
export type FacilityFilters = Pick<FacilityQuery, 'status' | 'type' | 'pending_with' | 'reviewer'>;

/** The URL parameters of the filters. */
export const FACILITY_FILTERS = ['status', 'type', 'pending_with', 'reviewer'] as const;

/** The filters in the URL, with their choices. Unknown values are ignored, since the server would refuse them; `unknown` names them. */
export function useFacilityFilters() {
  const [statusText, setStatus] = useTableFilter('status');
  const [typeText, setType] = useTableFilter('type');
  const [partyText, setParty] = useTableFilter('pending_with');
  const [personText, setPerson] = useTableFilter('reviewer');
  const loaded = useLoadedTypeLists(LISTS, TYPE_LISTS);
  const { 'nf-types': nfTypes } = loaded ?? TYPE_LISTS;
  const types = useMemo(
    (): readonly Choice[] => nfTypes.map(({ code, name }) => ({ value: code, label: name })),
    [nfTypes],
  );
  const status = knownIn(STATUSES, statusText);
  const type = knownIn(types, typeText);
  const party = knownIn(PARTIES, partyText);
  const person = isRecordId(personText) ? personText : '';
  const unknown = unknownAmong([
    ['status', statusText, status],
    // A type may be one that an installation has added.
    ['type', typeText, loaded ? type : typeText],
    ['pending_with', partyText, party],
    ['reviewer', personText, person],
  ]);
  const query = useMemo(
    (): FacilityFilters => ({ status, type, pending_with: party, reviewer: person }),
    [status, type, party, person],
  );
  const { isAsked, events } = useChoicesAsked();
  const { people, isLoading } = useReviewerChoices(person, isAsked);
  const lists: readonly Filter[] = [
    { ...texts.status, options: STATUSES, value: status, onChange: setStatus },
    { ...texts.type, options: types, value: type, onChange: setType },
    { ...texts.pending, options: PARTIES, value: party, onChange: setParty },
  ];
  const reviewer = { ...texts.reviewer, options: people, isLoading, events, value: person, onChange: setPerson };
  const chips: readonly FilterChip[] = [...lists, reviewer].flatMap(chipOf);
  return { query, lists, reviewer, chips, unknown };
}

/** All users who may review, and the chosen one, who may have lost the role. */
function useReviewerChoices(chosen: string, isAsked: boolean) {
  const { candidates, onRetry } = useReviewerLists(isAsked);
  const { data: own } = useGetUserQuery(chosen, { skip: chosen === '' });
  const choices = useMemo((): readonly SearchChoice[] => {
    const people = new Map<string, Person>();
    for (const person of Object.values(candidates ?? {}).flat()) people.set(person._id, person);
    if (own?._id === chosen) people.set(chosen, own);
    const nameOf = ({ last_name, first_name }: Person) => `${last_name} ${first_name}`;
    return choicesOf([...people.values()].toSorted((one, other) => nameOf(one).localeCompare(nameOf(other))));
  }, [candidates, own, chosen]);
  return { people: choices, isLoading: isAsked && candidates === null && !onRetry };
}
