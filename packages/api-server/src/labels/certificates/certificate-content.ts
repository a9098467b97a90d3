import { epochSeconds, LABEL_PAGES, prettyName, printedCode, type CertificateContent } from '@portal/domain';
import type { DecisionRow } from '../../labelling/label/label-decisions.store';
import type { Db } from '../../platform/db/client';
import type { Settings } from '../../platform/process/app-types';
import { freezeIssuer } from '../../quality/issuer/frozen-issuer';
import { describeFacility } from '../described/described-facility';

interface Issued {
  decision: DecisionRow;
  code: string;
  at: Date;
}

/** What a certificate says, but for its number: the facility as it is public, and the decision. Throws for a decision that grants nothing. */
export async function freezeCertificate(
  tx: Db,
  { mode, publicUrl }: Pick<Settings, 'mode' | 'publicUrl'>,
  { decision, code, at }: Issued,
): Promise<Omit<CertificateContent, 'number'>> {
  const { kind, body, reference, validFrom, validUntil, scope } = decision;
  if (kind !== 'grant' && kind !== 'renew') throw new Error(`No certificate comes with the step "${kind}".`);
  if (body === null || reference === null || validFrom === null || validUntil === null || scope === null)
    throw new Error('A decision without body, reference, days or scope has no certificate.');
  const { acronym, name, institute, country, position } = await describeFacility(tx, decision.facilityId);
  return {
    code,
    issued_at: epochSeconds(at),
    issuer: await freezeIssuer(tx),
    facility: { acronym, pretty_name: prettyName({ acronym, name }), institute, country, position },
    scope,
    valid_from: validFrom,
    valid_until: validUntil,
    decision: { body, reference, on: decision.decidedOn, kind },
    verify_url: publicUrl + LABEL_PAGES.verify(printedCode(code)),
    is_demonstration: mode === 'demo',
  };
}
