import { pictureUrl } from '@portal/api-slice';
import { PhotometerView } from '@portal/instruments';
import { useParams } from '@portal/ui/router';
import { useGetAboutPhotometerQuery, useGetPublicPhotometerQuery } from '../api/instruments';
import { InstrumentPage } from '../instrument/instrument-page';
import { loadFailure } from '../instrument/load-failure';

/** `/photometer/:id`: the public page of a photometer. */
export function PhotometerPage() {
  const { id = '' } = useParams();
  // `currentData`, not `data`: if another photometer fails to load, the previous one must not be shown.
  const { currentData: photometer, isError, error, refetch } = useGetPublicPhotometerQuery(id);
  const { currentData: about } = useGetAboutPhotometerQuery(id);
  const [picture] = photometer?.pictures ?? [];
  return (
    <InstrumentPage
      kind="Photometer"
      instrument={photometer}
      about={about}
      failure={loadFailure(isError && error)}
      onRetry={() => void refetch()}
    >
      {photometer && <PhotometerView photometer={photometer} pictureUrl={picture ? pictureUrl(picture) : null} />}
    </InstrumentPage>
  );
}
