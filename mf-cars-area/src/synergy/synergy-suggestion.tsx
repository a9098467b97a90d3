import { ALL_CRITERIA_MET, SYNERGY_FLAGS, SYNERGY_HINT } from '@portal/domain';
import type { SuggestedSynergy } from '@portal/domain';
import { SuggestionFrame } from '@portal/instruments';
import { useGetSuggestedSynergyQuery } from '../api/evaluation';
import { LoadedSuggestion } from '../evaluations/loaded-suggestion';
import { EVALUATION_MESSAGES } from '../evaluations/messages';
import type { Suggested } from '../evaluations/suggested';

/** The bits of a code in sentences; while a pair is without a decision, they may still change, and that is all there is. */
function reasonsOf({ code, compliance }: SuggestedSynergy): string[] {
  if (compliance === null) return [EVALUATION_MESSAGES.synergy.undecided];
  const flags = SYNERGY_FLAGS.filter(({ bit }) => (code & bit) !== 0).map(({ text }) => text);
  return flags.length > 0 ? flags : [ALL_CRITERIA_MET];
}

/** The suggested synergy compliance of a facility, for users who give the evaluation or read it. */
export function useSynergySuggestion(facilityId: string, mayEdit: boolean): Suggested {
  const load = useGetSuggestedSynergyQuery(facilityId);
  return {
    compliance: load.currentData?.compliance ?? null,
    panel: (
      <LoadedSuggestion load={load} mayEdit={mayEdit}>
        {(result) => (
          <SuggestionFrame
            title={EVALUATION_MESSAGES.aspects.synergy}
            compliance={result.compliance}
            hint={SYNERGY_HINT}
            reasons={reasonsOf(result)}
            level={3}
          />
        )}
      </LoadedSuggestion>
    ),
  };
}
