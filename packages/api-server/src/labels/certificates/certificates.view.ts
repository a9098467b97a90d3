import {
  certificateStatus,
  epochSeconds,
  printedCode,
  type CertificateStatus,
  type Day,
  type LabelCertificate,
  type LabelOnDay,
} from '@portal/domain';
import type { CertificateRow } from './certificates.store';

/** What a certificate is worth on a day. */
export const statusOfCertificate = (row: CertificateRow, label: LabelOnDay, today: Day): CertificateStatus =>
  certificateStatus({ place: row.place, valid_from: row.validFrom, valid_until: row.validUntil }, label, today);

/** A certificate for those who read the label of its facility. */
export const toLabelCertificate = (row: CertificateRow, label: LabelOnDay, today: Day): LabelCertificate => ({
  number: row.content.number,
  code: printedCode(row.code),
  verify_url: row.content.verify_url,
  issued_at: epochSeconds(row.issuedAt),
  valid_from: row.validFrom,
  valid_until: row.validUntil,
  status: statusOfCertificate(row, label, today),
  sha256: row.sha256,
});
