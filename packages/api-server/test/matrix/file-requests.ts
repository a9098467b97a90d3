import { ACTORS } from './actors';
import { uploadOf, type ApiRequest, type Request } from './request';

const of = (name: string, part: string, id: string): Request => ({ name, parts: [part], ids: { id } });

/** Files by their use; among unlinked ones, the actor's own upload and that of another user. */
export function fileRequests(asked: ApiRequest): Request[] {
  const { fixture, facility, actor } = asked;
  const { who } = ACTORS[actor];
  const others = who === 'ARES' ? fixture.uploads.owner : fixture.uploads.ARES;
  const general = { isGeneral: true };
  return [
    of('a picture', 'picture', facility.files.picture),
    { ...of('a report', 'plan or report', facility.files.report), facts: { hasReport: true } },
    of('a file of an answer', 'answer', facility.files.answer),
    { ...of('a file of a test', 'test file', facility.quality.fileId), facts: { testStatus: 'draft' } },
    of('a certificate', 'certificate', facility.quality.certificateId),
    of('the document of a decision', 'label document', facility.files.labelDocument),
    { ...of('a logo', 'logo', fixture.logo), ...general },
    { ...of('a shared file', 'shared', fixture.shared), ...general },
    { ...of("somebody else's upload", 'unlinked', others), ...general },
    { ...of('the actor’s own upload', 'unlinked', uploadOf(asked)), ...general, facts: { isUploader: who !== null } },
  ];
}
