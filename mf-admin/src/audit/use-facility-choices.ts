import { useGetFacilityQuery, useListFacilitiesQuery } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import type { SearchChoice } from '@portal/ui/form';
import { useEffect, useMemo, useState } from 'react';

/** Choices that are asked for at once: all facilities are a few megabytes where there are thousands. */
const SHOWN = 25;
/** Pause in typing after which the server is asked, ms. */
const PAUSE_MS = 150;
const NONE: readonly never[] = [];

/** The facilities that match what is typed, as far as they are shown, and the one that is chosen. */
export function useFacilityChoices(chosen: string, typed: string) {
  const search = useSettled(longestWord(typed), PAUSE_MS);
  const { data: found = NONE, isError } = useListFacilitiesQuery({ start: 0, count: SHOWN, search });
  const { data: own } = useGetFacilityQuery(chosen, { skip: chosen === '' });
  const options = useMemo(() => {
    const isMissing = own?._id === chosen && !found.some(({ _id }) => _id === chosen);
    return (isMissing ? [own, ...found] : found).map(toChoice);
  }, [found, own, chosen]);
  return { options, isError, areMore: found.length === SHOWN };
}

const toChoice = ({ _id, acronym, name }: NationalFacility): SearchChoice => ({
  value: _id,
  label: acronym,
  hint: name ?? undefined,
});

/** The server looks for one text, the list for every word: the longest one leaves the list the most to sort out. */
const longestWord = (text: string) =>
  text.split(/\s+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** A value once it has stayed the same for so long. */
function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
