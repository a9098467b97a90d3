import {
  useGetSuggestedChannelQuery,
  useGetSuggestedFeasibilityQuery,
  useGetSuggestedFeatureQuery,
} from '@portal/api-slice';
import { byCode, REVIEWER_HINTS, suggestGeneral } from '@portal/domain';
import type { ComplianceCode, Lidar, LidarAspect, TypeLists } from '@portal/domain';
import { SuggestionFrame, SuggestionPanel } from '@portal/instruments';
import { useEvaluationLists } from '../evaluations/lists';
import { LoadedSuggestion } from '../evaluations/loaded-suggestion';
import { EVALUATION_MESSAGES } from '../evaluations/messages';
import type { Suggested } from '../evaluations/suggested';

const { aspects: names, beside: texts } = EVALUATION_MESSAGES;
const LEVEL = 3;

/** The suggested compliance of an aspect of a lidar, for users who give the evaluation or read it. */
export function useLidarSuggestion({ _id, ...lidar }: Lidar, aspect: LidarAspect, mayEdit: boolean): Suggested {
  const feasibility = useGetSuggestedFeasibilityQuery(_id, { skip: aspect !== 'feasibility' });
  const feature = useGetSuggestedFeatureQuery(_id, { skip: aspect !== 'feature' });
  const channel = useGetSuggestedChannelQuery(_id, { skip: aspect !== 'channel' });
  const lists = useEvaluationLists();
  if (aspect === 'general') return generalSuggestion({ _id, ...lidar }, lists);
  if (aspect === 'data')
    return {
      compliance: null,
      panel: <p className="evaluation-soft">{texts.data}</p>,
    };
  if (aspect === 'channel')
    return {
      compliance: channel.currentData?.compliance ?? null,
      panel: (
        <LoadedSuggestion load={channel} mayEdit={mayEdit}>
          {(result) => <SuggestionPanel aspect="channel" result={result} level={LEVEL} isFolded />}
        </LoadedSuggestion>
      ),
    };
  const load = aspect === 'feasibility' ? feasibility : feature;
  return {
    compliance: load.currentData?.compliance ?? null,
    panel: (
      <LoadedSuggestion load={load} mayEdit={mayEdit}>
        {(result) => <SuggestionPanel aspect={aspect} result={result} level={LEVEL} />}
      </LoadedSuggestion>
    ),
  };
}

const DECISIVE = ['feasibility', 'feature', 'channel'] as const;

/** The submitted evaluation of an aspect; drafts do not count. */
const decisionOn = (lidar: Omit<Lidar, '_id'>, aspect: (typeof DECISIVE)[number]): ComplianceCode | null =>
  lidar[`${aspect}_evaluation_date`] === null ? null : (lidar[`${aspect}_compliance`]?.code ?? null);

/** The suggestion for the instrument, derived from its submitted aspects. */
function generalSuggestion(lidar: Lidar, lists: Pick<TypeLists, 'compliance'>): Suggested {
  const decisions = {
    feasibility: decisionOn(lidar, 'feasibility'),
    feature: decisionOn(lidar, 'feature'),
    channel: decisionOn(lidar, 'channel'),
  };
  const compliance = suggestGeneral(decisions);
  const missing = DECISIVE.filter((aspect) => decisions[aspect] === null).map((aspect) => names[aspect]);
  const reasons = DECISIVE.filter((aspect) => decisions[aspect] !== null).map((aspect) =>
    texts.decided(names[aspect], byCode(lists.compliance, decisions[aspect])?.name ?? ''),
  );
  return {
    compliance,
    panel: (
      <SuggestionFrame
        title={names.general}
        compliance={compliance}
        hint={REVIEWER_HINTS.general}
        reasons={missing.length > 0 ? [...reasons, texts.missing(missing.join(', '))] : reasons}
        level={LEVEL}
      />
    ),
  };
}
