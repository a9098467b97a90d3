import { pictureUrl, useGetPublicPhotometerQuery } from '@portal/api-slice';
import { PhotometerView } from '@portal/instruments';
import { useParams } from '@portal/ui/router';
import { InstrumentPage } from '../instrument/instrument-page';
import { loadFailure } from '../instrument/load-failure';

/** `/photometer/:id` */
export function PhotometerPage() {
  const { id = '' } = useParams();
  // The current data only: when another photometer cannot be loaded, the last one must not stand in its place.
  const { currentData: photometer, isError, error, refetch } = useGetPublicPhotometerQuery(id);
  const [picture] = photometer?.pictures ?? [];
  return (
    <InstrumentPage
      kind="Photometer"
      instrument={photometer}
      failure={loadFailure(isError && error)}
      onRetry={() => void refetch()}
    >
      {photometer && <PhotometerView photometer={photometer} pictureUrl={picture ? pictureUrl(picture) : null} />}
    </InstrumentPage>
  );
}
