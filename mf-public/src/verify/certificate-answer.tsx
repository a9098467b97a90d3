import { CERTIFICATE_STATUS_WORDS, CERTIFICATE_TONES, LABEL_PAGES, prettyName } from '@portal/domain';
import type { VerifiedCertificate } from '@portal/domain';
import { DefinitionList, Panel } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { decisionFacts } from '../label/decision-facts';
import { MESSAGES as LABEL } from '../label/messages';
import { ScopeList } from '../label/scope-list';
import { StateLine } from '../label/state-line';
import { FileCheck } from './file-check';
import { MESSAGES } from './messages';

const { facts: texts } = MESSAGES;

interface Answered {
  certificate: VerifiedCertificate;
}

/** What a certificate is worth today, in one sentence. */
export const CertificateState = ({ certificate: { status, sentence } }: Answered) => (
  <StateLine tone={CERTIFICATE_TONES[status]} word={CERTIFICATE_STATUS_WORDS[status]} sentence={sentence} />
);

/** What a certificate says, to compare, and a comparison of the file itself. */
export function CertificateFacts({ certificate }: Answered) {
  const { facility } = certificate;
  return (
    <>
      <Panel title={texts.title}>
        <div className="pub-stack">
          <p>{texts.compare}</p>
          <DefinitionList
            items={[
              { label: texts.number, value: certificate.number },
              { label: texts.facility, value: prettyName(facility) },
              { label: texts.institute, value: facility.institute },
              { label: texts.granted, value: LABEL.facts.validity(certificate) },
              ...decisionFacts(certificate.decision),
              { label: texts.issued, value: certificate.issued_on },
            ]}
          />
          <ScopeList scope={certificate.scope} />
          <p>
            <Link to={LABEL_PAGES.public(facility.acronym)}>{texts.page(facility.acronym)}</Link>
          </p>
        </div>
      </Panel>
      {/* Keyed, so that no file stays compared with another certificate. */}
      <FileCheck key={certificate.sha256} sha256={certificate.sha256} />
    </>
  );
}
