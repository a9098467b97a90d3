import { serverMessage, statusOf } from '@portal/api-slice';
import { LABEL_PAGES, typedCode } from '@portal/domain';
import { areLabelsInvented } from '@portal/portal-contract';
import { ErrorState, Loading, PageTitle, Panel } from '@portal/ui/core';
import { Link, useParams } from '@portal/ui/router';
import { useVerifyCertificateQuery } from '../api/labels';
import { DemonstrationMark } from '../label/demonstration-mark';
import { StateLine } from '../label/state-line';
import { CertificateFacts, CertificateState } from '../verify/certificate-answer';
import { CodeForm } from '../verify/code-form';
import { MESSAGES as texts } from '../verify/messages';
import '../page.css';

const TRAIL = [{ label: 'Home', path: '/' }];

/** `/verify/:code?`: what the certificate with this code is worth today; without a code, a field for it. */
export function VerifyPage() {
  const { code: inAddress = '' } = useParams();
  const code = typedCode(inAddress);
  // Asked for anew each time: what a certificate is worth changes from one day to the next.
  const answer = useVerifyCertificateQuery(code ?? '', { skip: code === null, refetchOnMountOrArgChange: true });
  const { currentData: certificate, isError, isFetching, error, refetch } = answer;
  const hasFailed = isError && !isFetching;
  const isUnknown = (code === null && inAddress !== '') || (hasFailed && isNotKnown(error));
  return (
    <div className="pub-page">
      <PageTitle title={texts.title} trail={TRAIL} />
      {(certificate?.is_demonstration ?? areLabelsInvented()) && <DemonstrationMark />}
      {/* There from the beginning, so that the answer is read aloud. */}
      <output className="pub-answer">
        {isUnknown && <StateLine tone="danger" word={texts.unknownWord} sentence={texts.unknown} />}
        {certificate && <CertificateState certificate={certificate} />}
      </output>
      {isUnknown && <p>{texts.compare}</p>}
      {hasFailed && !isUnknown && (
        <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
          {serverMessage(error) ?? texts.failed}
        </ErrorState>
      )}
      {code !== null && isFetching && !certificate && <Loading label={texts.loading} />}
      {certificate && <CertificateFacts certificate={certificate} />}
      <Panel title={certificate ? texts.form.another : texts.form.title}>
        <div className="pub-stack">
          <p>{texts.introduction}</p>
          <CodeForm code={inAddress} onSame={() => void refetch()} />
          <p>
            <Link to={LABEL_PAGES.publicList}>{texts.labels}</Link>
          </p>
        </div>
      </Panel>
    </div>
  );
}

/** A refused code is as unknown as one that no certificate has. */
const NOT_KNOWN: ReadonlySet<number | null> = new Set([400, 404, 422]);
const isNotKnown = (error: unknown) => NOT_KNOWN.has(statusOf(error));
