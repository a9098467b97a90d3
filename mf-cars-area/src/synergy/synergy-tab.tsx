import { useProfile } from '@portal/api-slice';
import type { ReviewedApplication } from '@portal/domain';
import { Panel } from '@portal/ui/core';
import { VERDICT_MESSAGES } from '../verdicts/messages';
import { isOwnFacility, mayJudge } from '../verdicts/rights';
import { upTo } from '../verdicts/system-row';
import { VerdictForm } from '../verdicts/verdict-form';
import { PairsTable } from './pairs-table';
import { useSynergySuggestion } from './synergy-suggestion';

const { synergy: texts } = VERDICT_MESSAGES;

/** Props of `SynergyTab`. */
export interface SynergyTabProps {
  application: ReviewedApplication;
  /** Takes the right to judge away. */
  isReadOnly?: boolean;
}

/** The synergy of a facility: its pairs of lidar and photometer, and the verdict on them. */
export function SynergyTab({ application, isReadOnly = false }: SynergyTabProps) {
  const profile = useProfile();
  const { facility, synergy_compliance: verdict } = application;
  const { compliance, panel } = useSynergySuggestion(facility._id);
  const isSubmitted = verdict.evaluation_date !== null;
  return (
    <div className="verdict-stack">
      <PairsTable facilityId={facility._id} />
      <Panel title={isSubmitted ? `${texts.title} ${texts.submitted}` : texts.title}>
        <VerdictForm
          address={{ facilityId: facility._id, subject: 'synergy' }}
          subject="synergy"
          aspect={VERDICT_MESSAGES.aspects.synergy}
          about={VERDICT_MESSAGES.about(VERDICT_MESSAGES.aspects.synergy, facility.acronym)}
          complianceHint={texts.hint}
          verdict={verdict}
          mayEdit={!isReadOnly && mayJudge(profile, application, 'synergy', verdict)}
          isOwn={isOwnFacility(profile, application)}
          upTo={upTo(application, 'synergy')}
          suggested={compliance}
          beside={panel}
        />
      </Panel>
    </div>
  );
}
