import {
  useGetSuggestedChannelQuery,
  useGetSuggestedFeasibilityQuery,
  useGetSuggestedFeatureQuery,
  useLoadedTypeLists,
} from '@portal/api-slice';
import { EVALUATION_FIELDS, listNamesOf, TYPE_LISTS, unansweredOf } from '@portal/domain';
import type { Lidar } from '@portal/domain';
import { ServedLists, SuggestionPanel } from '@portal/instruments';
import { ErrorState, Loading } from '@portal/ui/core';
import { MESSAGES } from '../messages';

const { compliance: texts } = MESSAGES;
const LISTS = listNamesOf(EVALUATION_FIELDS);

/** The suggested compliance of a saved lidar, without a compliance for what is not answered yet. */
export function LidarSuggestions({ lidar, level = 3 }: { lidar: Lidar; level?: 3 | 4 }) {
  const id = lidar._id;
  const unanswered = unansweredOf(lidar);
  const feasibility = useGetSuggestedFeasibilityQuery(id);
  const feature = useGetSuggestedFeatureQuery(id);
  const channel = useGetSuggestedChannelQuery(id);
  const lists = useLoadedTypeLists(LISTS, TYPE_LISTS);
  const all = [feasibility, feature, channel];
  if (feasibility.currentData && feature.currentData && channel.currentData && lists)
    return (
      <ServedLists lists={lists}>
        <div className="nf-stack">
          <SuggestionPanel
            aspect="feasibility"
            result={feasibility.currentData}
            unanswered={unanswered.feasibility}
            level={level}
          />
          <SuggestionPanel
            aspect="feature"
            result={feature.currentData}
            unanswered={unanswered.feature}
            level={level}
          />
          <SuggestionPanel
            aspect="channel"
            result={channel.currentData}
            unanswered={unanswered.channel}
            level={level}
          />
        </div>
      </ServedLists>
    );
  if (!all.some(({ isError }) => isError)) return <Loading label={texts.loading} />;
  return (
    <ErrorState title={texts.failedTitle} onRetry={() => all.forEach(({ refetch }) => void refetch())}>
      {texts.failed}
    </ErrorState>
  );
}
