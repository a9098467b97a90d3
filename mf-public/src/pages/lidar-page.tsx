import { pictureUrl } from '@portal/api-slice';
import { CoveragePlot, LidarView } from '@portal/instruments';
import { useParams } from '@portal/ui/router';
import { useGetAboutLidarQuery, useGetPublicLidarQuery } from '../api/instruments';
import { InstrumentPage } from '../instrument/instrument-page';
import { loadFailure } from '../instrument/load-failure';

/** `/lidar/:id`: the public page of a lidar. */
export function LidarPage() {
  const { id = '' } = useParams();
  // `currentData`, not `data`: if another lidar fails to load, the previous one must not be shown.
  const { currentData: lidar, isError, error, refetch } = useGetPublicLidarQuery(id);
  const { currentData: about } = useGetAboutLidarQuery(id);
  const [picture] = lidar?.pictures ?? [];
  return (
    <InstrumentPage
      kind="Lidar"
      instrument={lidar}
      about={about}
      failure={loadFailure(isError && error)}
      onRetry={() => void refetch()}
    >
      {lidar && (
        <LidarView
          lidar={lidar}
          pictureUrl={picture ? pictureUrl(picture) : null}
          plot={<CoveragePlot name={lidar.name} channels={lidar.channels} />}
        />
      )}
    </InstrumentPage>
  );
}
