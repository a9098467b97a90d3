import { useProfile } from '@portal/api-slice';
import { can } from '@portal/domain';
import type { ReviewedApplication } from '@portal/domain';
import { useUrlParameter } from '@portal/ui/router';
import { Tabs } from '@portal/ui/tabs';
import { EvaluationMatrix } from '../evaluations/evaluation-matrix';
import { EVALUATION_MESSAGES } from '../evaluations/messages';
import { firstTab } from '../evaluations/own-components';
import { LidarsTab } from '../lidars/lidars-tab';
import { MESSAGES } from '../messages';
import { PhotometersTab } from '../photometers/photometers-tab';
import { later } from './later';

const SynergyTab = later(({ SynergyTab: content }) => content);
const { evaluate: texts } = MESSAGES;

/** The evaluations in one matrix and by component, for evaluators and administrators; the open tab is in the URL. */
export function ApplicationTabs({ application }: { application: ReviewedApplication }) {
  const [tab, openTab] = useUrlParameter('tab');
  const profile = useProfile();
  if (!can(profile, 'evaluate-application'))
    return can(profile, 'issue-nf-report') ? <EvaluationMatrix application={application} /> : null;
  const { lidars, photometers } = application;
  return (
    <Tabs
      label={texts.tabs}
      active={tab ?? firstTab(profile, application)}
      onChange={openTab}
      tabs={[
        {
          key: 'all',
          label: EVALUATION_MESSAGES.matrix.tab,
          content: <EvaluationMatrix application={application} />,
        },
        { key: 'synergy', label: texts.synergy, content: <SynergyTab application={application} /> },
        {
          key: 'lidars',
          label: texts.lidars,
          count: lidars.length,
          content: <LidarsTab application={application} />,
        },
        {
          key: 'photometers',
          label: texts.photometers,
          count: photometers.length,
          content: <PhotometersTab application={application} />,
        },
      ]}
    />
  );
}
