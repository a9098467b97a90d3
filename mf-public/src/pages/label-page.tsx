import { MISSING_LABEL } from '@portal/domain';
import { ErrorState, Loading, PageTitle } from '@portal/ui/core';
import { useParams } from '@portal/ui/router';
import { useGetPublicLabelQuery } from '../api/labels';
import { loadFailure } from '../instrument/load-failure';
import { MissingRecord } from '../instrument/missing-record';
import { LabelView } from '../label/label-view';
import { MESSAGES } from '../label/messages';
import { TRAIL } from '../label/trail';
import '../page.css';

const { label: texts } = MESSAGES;

/** `/label/:nf`: the public page of the label of a facility, by its acronym. */
export function LabelPage() {
  const { nf = '' } = useParams();
  // `currentData`, not `data`: if another label fails to load, the previous one must not be shown.
  const { currentData: label, isError, error, refetch } = useGetPublicLabelQuery(nf);
  const failure = loadFailure(isError && error);
  if (failure === 'missing') return <MissingRecord title={MISSING_LABEL.title}>{MISSING_LABEL.text}</MissingRecord>;
  if (failure === 'failed')
    return (
      <div className="pub-page">
        <PageTitle title={texts.documentTitle(nf)} trail={TRAIL} crumb={nf} />
        <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
          {texts.failed}
        </ErrorState>
      </div>
    );
  return label ? <LabelView label={label} /> : <Loading label={texts.loading} />;
}
