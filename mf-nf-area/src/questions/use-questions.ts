import { useGetFacilityQuery, useListQuestionsQuery, useProfile } from '@portal/api-slice';
import { can, correctable, day, isSubmitted, isCorrectable } from '@portal/domain';
import type { NationalFacility, OpenQuestion, Question } from '@portal/domain';
import { isTheirs } from '../facility/is-theirs';

/** Whether there can be questions that the user may read. This only avoids pointless requests: the server decides. */
function useMayRead(facility: NationalFacility | undefined) {
  const profile = useProfile();
  if (!facility) return false;
  const { status, round } = facility.submissions.initial_acceptance;
  return (isSubmitted(status.code) || round > 1) && (isTheirs(facility) || can(profile, 'edit-all-nf'));
}

/** The questions to a facility. */
export function useQuestions(facility: NationalFacility) {
  const mayRead = useMayRead(facility);
  const { currentData, isLoading, isError, refetch } = useListQuestionsQuery(facility._id, { skip: !mayRead });
  return { mayRead, questions: currentData, isLoading, isError, retry: () => void refetch() };
}

const toOpen = ({ instrument, fields, until, answer }: Question): OpenQuestion => ({
  instrumentId: instrument?._id ?? null,
  fields,
  until: day(until),
  isAnswered: answer !== null,
});

const today = () => day(Date.now() / 1000) ?? '';

/** The fields of an instrument that these questions currently open for correction. */
export const openFields = (questions: readonly Question[], instrumentId: string) =>
  correctable(questions.filter(({ closed_at }) => closed_at === null).map(toOpen), instrumentId, today());

/** The fields of a submitted application that the owner may correct. */
export function useCorrections(facilityId: string, instrumentId: string | undefined, isFrozen: boolean): string[] {
  const { currentData: facility } = useGetFacilityQuery(facilityId);
  const isOpen =
    isFrozen &&
    facility !== undefined &&
    isTheirs(facility) &&
    isCorrectable(facility.submissions.initial_acceptance.status.code) &&
    instrumentId !== undefined;
  const { currentData = [] } = useListQuestionsQuery(facilityId, { skip: !isOpen });
  return isOpen ? openFields(currentData, instrumentId) : [];
}
