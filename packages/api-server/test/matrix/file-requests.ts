import { ACTORS } from './actors';
import { uploadOf, type Asked, type Request } from './request';

const of = (name: string, part: string, id: string): Request => ({ name, parts: [part], ids: { id } });

/** Files by what they are used as; of those that nobody has linked, the own one and one of somebody else. */
export function fileRequests(asked: Asked): Request[] {
  const { world, site, actor } = asked;
  const { who } = ACTORS[actor];
  const others = who === 'ARES' ? world.uploads.owner : world.uploads.ARES;
  const general = { isGeneral: true };
  return [
    of('a picture', 'picture', site.files.picture),
    { ...of('a report', 'plan or report', site.files.report), facts: { hasReport: true } },
    { ...of('a shared file', 'shared', world.shared), ...general },
    { ...of("somebody else's upload", 'unlinked', others), ...general },
    { ...of('the own upload', 'unlinked', uploadOf(asked)), ...general, facts: { isUploader: who !== null } },
  ];
}
