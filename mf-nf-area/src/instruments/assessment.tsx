import type { AspectFields, LidarAspect } from '@portal/domain';
import { ComplianceSummary } from '@portal/instruments';
import { Disclosure } from '@portal/ui/core';
import { MESSAGES } from '../messages';

const { compliance: texts } = MESSAGES;

/** The evaluations of an instrument; expanded if there are any. */
export function Assessment<Aspect extends LidarAspect>({
  record,
  aspects,
}: {
  record: AspectFields<Aspect>;
  aspects: readonly Aspect[];
}) {
  const assessed = aspects.map((aspect) => ({
    label: texts.aspects[aspect],
    compliance: record[`${aspect}_compliance`],
    comments: record[`${aspect}_comments`],
    recommendations: record[`${aspect}_recommendations`],
  }));
  return (
    <div className="nf-assessment">
      <Disclosure summary={texts.summary} open={assessed.some(({ compliance }) => compliance !== null)}>
        <ComplianceSummary aspects={assessed} />
      </Disclosure>
    </div>
  );
}
