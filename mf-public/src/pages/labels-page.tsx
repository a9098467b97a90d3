import { areLabelsInvented } from '@portal/portal-contract';
import { ErrorState, Loading, PageTitle } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { LABEL_FILES, useListPublicLabelsQuery } from '../api/labels';
import { DemonstrationMark } from '../label/demonstration-mark';
import { LabelTable } from '../label/label-table';
import { MESSAGES } from '../label/messages';
import '../open-data/open-data.css';
import '../page.css';

const { list: texts } = MESSAGES;

const TRAIL = [{ label: MESSAGES.home, path: '/' }];

/** `/labels`: every label that was ever granted, with its state today. */
export function LabelsPage() {
  const { data, isError, refetch } = useListPublicLabelsQuery();
  return (
    <div className="pub-page">
      <PageTitle title={texts.title} trail={TRAIL} />
      {(areLabelsInvented() || data?.some((label) => label.is_demonstration)) && <DemonstrationMark />}
      <p>{texts.introduction}</p>
      {isError ? (
        <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
          {texts.failed}
        </ErrorState>
      ) : data ? (
        <LabelTable labels={data} />
      ) : (
        <Loading label={texts.loading} />
      )}
      <p>
        <Link to="/verify">{MESSAGES.genuine.check}</Link>
      </p>
      <p className="pub-open-data">
        {texts.download} <a href={LABEL_FILES.csv}>{texts.csv}</a>, <a href={LABEL_FILES.json}>{texts.json}</a>
      </p>
    </div>
  );
}
