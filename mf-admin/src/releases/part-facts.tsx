import type { ReleasedPart, ReleaseRecord } from '@portal/domain';
import { DefinitionList, formatMoment } from '@portal/ui/core';
import { MESSAGES } from './messages';
import { currentSince, loadsOf, loadTimeOf } from './release-facts';

/** Props of `PartFacts`. */
export interface PartFactsProps {
  part: ReleasedPart;
  /** The present release of it. */
  release: ReleaseRecord;
}

const { part: texts } = MESSAGES;

/** What is to be known of the present release of a part. */
export const PartFacts = ({ part, release }: PartFactsProps) => (
  <div className="adm-release-facts">
    <DefinitionList
      items={[
        { label: texts.version, value: release.version },
        { label: texts.hash, value: <span className="p-figures">{release.hash}</span> },
        { label: texts.since, value: formatMoment(currentSince(part, release)) },
        { label: part.name === 'shell' ? texts.contractVersion : texts.contractRange, value: release.contract },
        { label: texts.loads, value: <span className="p-figures">{loadsOf(release)}</span> },
        { label: texts.loadTime, value: loadTimeOf(release) ?? texts.neverLoaded },
      ]}
    />
  </div>
);
