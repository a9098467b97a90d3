import type { ReleasedPart, ReleaseRecord } from '@portal/domain';
import { formatMoment } from '@portal/ui/core';
import { MESSAGES } from './messages';

const { origin: texts } = MESSAGES;

/** Digits of a commit's name that are shown, enough to distinguish commits. */
const SHORT = 12;

interface OriginProps {
  release: ReleaseRecord;
  keys: ReleasedPart['keys'];
}

/** The key that signed a release, in words. */
function signatureOf({ release, keys }: OriginProps): string {
  const key = keys.find(({ _id }) => _id === release.signed_by);
  if (!key) return texts.unsigned;
  return key.ended_at === null ? texts.signedBy(key.name) : texts.signedByEnded(key.name);
}

/**
 * The commit that a release was built from, as stated by its builder, and whether its team signed the statement; else
 * why nothing is stated.
 */
export function Origin({ release, keys }: OriginProps) {
  const { provenance, unstated } = release;
  if (!provenance) return unstated && <span className="adm-soft">{texts.unstated[unstated.why](unstated.by)}</span>;
  const { commit, is_clean: isClean } = provenance;
  return (
    <span>
      {commit !== null && <span className="p-figures">{commit.slice(0, SHORT)} </span>}
      {!isClean && `${texts.changed} `}
      <span className="adm-soft">{signatureOf({ release, keys })}</span>
    </span>
  );
}

/** The facts about the origin of the current release, for a definition list. */
export function originFacts(origin: OriginProps) {
  const { provenance } = origin.release;
  if (!provenance) return [];
  return [
    { label: texts.label, value: <Origin {...origin} /> },
    { label: texts.by, value: `${provenance.builder}, ${formatMoment(provenance.built_at)}` },
  ];
}
