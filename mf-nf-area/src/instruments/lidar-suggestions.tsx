import {
  useGetSuggestedChannelQuery,
  useGetSuggestedFeasibilityQuery,
  useGetSuggestedFeatureQuery,
  useLoadedTypeLists,
} from '@portal/api-slice';
import { EVALUATION_FIELDS, listNamesOf, TYPE_LISTS } from '@portal/domain';
import { ServedLists, SuggestionPanel } from '@portal/instruments';
import { ErrorState, Loading } from '@portal/ui/core';
import { MESSAGES } from '../messages';

const { compliance: texts } = MESSAGES;
const LISTS = listNamesOf(EVALUATION_FIELDS);

/** The suggested compliance of a saved lidar. */
export function LidarSuggestions({ id, level = 3 }: { id: string; level?: 3 | 4 }) {
  const feasibility = useGetSuggestedFeasibilityQuery(id);
  const feature = useGetSuggestedFeatureQuery(id);
  const channel = useGetSuggestedChannelQuery(id);
  const lists = useLoadedTypeLists(LISTS, TYPE_LISTS);
  const all = [feasibility, feature, channel];
  if (feasibility.currentData && feature.currentData && channel.currentData && lists)
    return (
      <ServedLists lists={lists}>
        <div className="nf-stack">
          <SuggestionPanel aspect="feasibility" result={feasibility.currentData} level={level} />
          <SuggestionPanel aspect="feature" result={feature.currentData} level={level} />
          <SuggestionPanel aspect="channel" result={channel.currentData} level={level} />
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
