import { useProfile } from '@portal/api-slice';
import { ACCEPTANCE_STATUSES, pendingWith } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { Alert, Dated, PageTitle, StatusBadge } from '@portal/ui/core';
import { UnsavedForms } from '@portal/ui/form';
import { useSearchParams } from '@portal/ui/router';
import { Tabs } from '@portal/ui/tabs';
import type { Tab } from '@portal/ui/tabs';
import { AcceptedNotice } from '../accepted/accepted-notice';
import { ApplicationPanel } from '../actions/application-panel';
import { SelfCheck } from '../check/self-check';
import { useCompleteness } from '../check/use-completeness';
import { DeputiesTab } from '../deputies/deputies-tab';
import { DecisionPanel } from '../decision/decision-panel';
import { GeneralInfoForm } from '../general-info/general-info-form';
import { HistoryTab } from '../history/history-tab';
import { LidarsTab } from '../instruments/lidars-tab';
import { PhotometersTab } from '../instruments/photometers-tab';
import { MESSAGES } from '../messages';
import { QuestionsPanel } from '../questions/questions-panel';
import { EarlierRounds } from '../rounds/earlier-rounds';
import { useUrlState } from '../url-state/use-url-state';
import type { TabKey } from '../url-state/use-url-state';
import { accessOf } from './access';
import type { Access } from './access';

const { facility: texts } = MESSAGES;

/** The page of a facility: heading, checklist, actions and forms. */
export function FacilityView({ facility }: { facility: NationalFacility }) {
  const profile = useProfile();
  const [params] = useSearchParams();
  const access = accessOf(facility, profile, params);
  const isSubmittable = access.isPersonal && access.mayEdit;
  const completeness = useCompleteness(facility, isSubmittable);
  return (
    <UnsavedForms>
      <FacilityHeading facility={facility} />
      {access.notice !== null && <Alert type="info" showIcon title={access.notice} />}
      <AcceptedNotice facility={facility} />
      {isSubmittable && <SelfCheck facility={facility} completeness={completeness} />}
      <QuestionsPanel facility={facility} />
      <ApplicationPanel facility={facility} access={access} completeness={completeness} />
      <DecisionPanel facility={facility} />
      {access.maySeeHistory && facility.submissions.initial_acceptance.round > 1 && (
        <EarlierRounds facility={facility} />
      )}
      <FacilityTabs facility={facility} access={access} />
    </UnsavedForms>
  );
}

function FacilityTabs({ facility, access }: { facility: NationalFacility; access: Access }) {
  const { urlState, go } = useUrlState();
  const parts = { facility, access };
  const tabs: Tab[] = [
    { key: 'info', label: texts.info, content: <GeneralInfoForm {...parts} /> },
    { key: 'lidars', label: texts.lidars, count: facility.lidars.length, content: <LidarsTab {...parts} /> },
    {
      key: 'photometers',
      label: texts.photometers,
      count: facility.photometers.length,
      content: <PhotometersTab {...parts} />,
    },
  ];
  if (access.maySeeDeputies) tabs.push({ key: 'deputies', label: texts.deputies, content: <DeputiesTab {...parts} /> });
  if (access.maySeeHistory)
    tabs.push({ key: 'history', label: texts.history, content: <HistoryTab facilityId={facility._id} /> });
  return <Tabs label={texts.tabs} tabs={tabs} active={urlState.tab} onChange={(tab) => go({ tab: tab as TabKey })} />;
}

function FacilityHeading({ facility }: { facility: NationalFacility }) {
  const application = facility.submissions.initial_acceptance;
  const { code, name } = application.status;
  const tone = ACCEPTANCE_STATUSES.find((status) => status.code === code)?.badge ?? 'default';
  return (
    <>
      <PageTitle title={texts.title} documentTitle={`${facility.acronym} – ${texts.title}`}>
        <span className="nf-facility-name">{facility.pretty_name}</span>
        <StatusBadge tone={tone}>{name}</StatusBadge>
      </PageTitle>
      <p>
        <Dated text={pendingWith(application).sentence} />
      </p>
    </>
  );
}
