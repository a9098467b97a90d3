import {
  certificateInWords,
  day,
  dayOf,
  formerOf,
  LABEL_PAGES,
  labelOn,
  publicLabelInWords,
  typedCode,
  type LabelOnDay,
  type VerifiedCertificate,
} from '@portal/domain';
import { listDecisions, toCounted } from '../../labelling/label/label-decisions.store';
import { AppError } from '../../platform/errors/app-error';
import { clientNetworkOf } from '../../platform/limits/client-network';
import { countTowards } from '../../platform/limits/limits';
import type { Context } from '../../platform/process/app-types';
import { findByCode, listCertificates, type CertificateRow } from '../certificates/certificates.store';
import { statusOfCertificate } from '../certificates/certificates.view';
import { describeFacility } from '../described/described-facility';

/** The same for every code that is none of a certificate, however it is wrong. */
export const unknownCertificate = () =>
  new AppError('notLoaded', 404, { message: 'This certificate is not known here.' });

/** Whether an address is one at which a code is checked. */
export const isCodeAddress = (url: string) => url.startsWith('/api/open/verify/');

/** The certificate that follows one, which supersedes it on its first day if they are of the same label. */
function nextOf({ place }: CertificateRow, certificates: readonly CertificateRow[]) {
  const next = certificates.toSorted((one, other) => one.place - other.place).find((each) => each.place > place);
  return next ? { number: next.content.number, from: next.validFrom } : null;
}

/** The certificate that counts today, with what the label is worth; `null` before there is one. */
function countingOf(
  { status, is_valid, since, period, valid_until }: LabelOnDay,
  certificates: readonly CertificateRow[],
) {
  const counting = certificates.find(({ place }) => place === period?.place);
  if (!counting || period === null || status === 'none') return null;
  const label = publicLabelInWords({ status, is_valid, since, valid_from: period.from, valid_until });
  return { number: counting.content.number, label };
}

/** What a certificate is worth today, by its code as it was typed; 404 for an unknown one. */
export async function verifyCertificate(
  context: Context,
  typed: string,
  address: string,
): Promise<VerifiedCertificate> {
  const { db, now, settings } = context;
  await countTowards(context, 'certificateChecks', [clientNetworkOf(address)]);
  // What cannot be a code is looked for as well, so that the time of the answer tells nothing.
  const found = await findByCode(db, typedCode(typed) ?? '');
  if (!found) throw unknownCertificate();
  const { certificate, decision } = found;
  const [record, facility, certificates] = await Promise.all([
    listDecisions(db, certificate.facilityId),
    describeFacility(db, certificate.facilityId),
    listCertificates(db, certificate.facilityId),
  ]);
  const on = dayOf(now());
  const label = labelOn(record.map(toCounted), on);
  const status = statusOfCertificate(certificate, label, on);
  const former = formerOf(certificate.place, label);
  const { acronym, name, institute } = facility;
  const { content, validFrom: valid_from, validUntil: valid_until, sha256 } = certificate;
  return {
    number: content.number,
    status,
    is_valid: status === 'valid',
    sentence: certificateInWords(
      { status, on, valid_from, valid_until },
      {
        since: (former ?? label).since,
        isFormer: former !== undefined,
        next: nextOf(certificate, certificates),
        counting: countingOf(label, certificates),
      },
    ),
    on,
    facility: { acronym, name, institute },
    valid_from,
    valid_until,
    scope: content.scope,
    issued_on: day(content.issued_at) ?? on,
    decision: { body: content.decision.body, reference: content.decision.reference, on: decision.decidedOn },
    sha256,
    page: settings.publicUrl + LABEL_PAGES.public(acronym),
    is_demonstration: settings.mode === 'demo',
  };
}
