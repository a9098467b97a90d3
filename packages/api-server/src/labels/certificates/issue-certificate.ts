import { createHash } from 'node:crypto';
import { certificateNumber } from '@portal/domain';
import { loadIssuer, renderDocument } from '../../labelling/acceptance/keep-document';
import type { LoadedFacility } from '../../labelling/facilities/load-facility';
import type { DecisionRow } from '../../labelling/label/label-decisions.store';
import { namedIssuer } from '../../labelling/pdf/issuer';
import type { Db } from '../../platform/db/client';
import { linkFile } from '../../platform/files/files.store';
import { storeGenerated } from '../../platform/files/keep-file';
import type { Context } from '../../platform/process/app-types';
import { certificateDocument } from './certificate-document';
import { freezeCertificate } from './certificate-content';
import { insertCertificate, nextCertificateNumber, takeCertificateNumber } from './certificates.store';
import { newCode } from './new-code';

interface Issue {
  loaded: LoadedFacility;
  decision: DecisionRow;
  at: Date;
}

/**
 * Issues the certificate of a grant or a renewal in the transaction that records it: if it cannot be made, there is no
 * decision either. Its bytes are kept as they were drawn, and its digest beside them. If the transaction fails
 * afterwards, bytes that nothing refers to remain in the file store; they contain nothing that was not asked for.
 */
export async function issueCertificate(context: Context, tx: Db, { loaded, decision, at }: Issue): Promise<void> {
  const { facility } = loaded;
  const inside = { ...context, db: tx };
  const year = at.getUTCFullYear();
  const code = newCode();
  const issuer = await loadIssuer(inside);
  const unnumbered = await freezeCertificate(tx, context.settings, { decision, code, at });
  const draw = async (number: number) => {
    const content = { ...unnumbered, number: certificateNumber({ year, number }) };
    const document = certificateDocument(content, { ...namedIssuer(content.issuer), letterhead: issuer.letterhead });
    return { content, bytes: Buffer.from(await renderDocument(context, document)) };
  };
  // Drawing takes long: the number that is probably the next one is printed before it is taken, and no other grant waits.
  const expected = await nextCertificateNumber(tx, year);
  const drawn = await draw(expected);
  const number = await takeCertificateNumber(tx, year);
  const { content, bytes } = number === expected ? drawn : await draw(number);
  const name = `${facility.acronym}_certificate_${content.number}.pdf`;
  const fileId = await storeGenerated(inside, { name, bytes });
  const link = { fileId, uploaderId: null, as: 'label-certificate', linkedId: decision.id } as const;
  if (!(await linkFile(tx, { ...link, facilityId: facility.id })))
    throw new Error('The certificate could not be linked to its decision.');
  await insertCertificate(tx, {
    facilityId: facility.id,
    decisionId: decision.id,
    place: decision.place,
    year,
    number,
    code,
    content,
    validFrom: content.valid_from,
    validUntil: content.valid_until,
    issuedAt: at,
    fileId,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
}
