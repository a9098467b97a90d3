import { evaluationOn } from '@portal/domain';
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
    ...evaluationOn<Aspect>(record, aspect),
  }));
  return (
    <div className="nf-assessment">
      <Disclosure summary={texts.summary} open={assessed.some(({ compliance }) => compliance !== null)}>
        <ComplianceSummary aspects={assessed} />
      </Disclosure>
    </div>
  );
}
