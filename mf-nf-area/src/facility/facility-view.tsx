import { useProfile } from '@portal/api-slice';
import { badgeOf, isEvaluated } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { PendingSentence } from '@portal/facilities';
import { Alert, Loading, PageTitle, StatusBadge } from '@portal/ui/core';
import { loadedLater, UnsavedForms } from '@portal/ui/later';
import { useSearchParams } from '@portal/ui/router';
import { Tabs } from '@portal/ui/tabs';
import type { Tab } from '@portal/ui/tabs';
import { AcceptedNotice } from '../accepted/accepted-notice';
import { ApplicationPanel } from '../actions/application-panel';
import { DueStep } from '../actions/due-step';
import { useTasksOf } from '../actions/due-task';
import { SelfCheck } from '../check/self-check';
import { useCompleteness } from '../check/use-completeness';
import { useFirstGap } from '../check/use-first-gap';
import { DeputiesTab } from '../deputies/deputies-tab';
import { DecisionPanel } from '../decision/decision-panel';
import { GeneralInfoForm } from '../general-info/general-info-form';
import { LaterHistory } from '../history/later-history';
import { isLidarPage, LidarPage } from '../instruments/lidar-page';
import { LidarsTab } from '../instruments/lidars-tab';
import { PhotometersTab } from '../instruments/photometers-tab';
import { useFocusOnWayBack } from '../instruments/use-focus-on-way-back';
import { MESSAGES } from '../messages';
import { TIMELINE_MESSAGES } from '../process/messages';
import { areLaterStagesInUse } from '@portal/portal-contract';
import { QuestionsPanel } from '../questions/questions-panel';
import { EarlierRounds } from '../rounds/earlier-rounds';
import { useUrlState } from '../url-state/use-url-state';
import type { TabKey, UrlState } from '../url-state/use-url-state';
import { accessOf } from './access';
import { isTheirs } from './is-theirs';
import { ToSections } from './to-sections';
import { hasEarlierRounds, useIsAwaited } from './use-is-awaited';
import { useTrail } from './trail';
import type { Access } from './access';

const { facility: texts } = MESSAGES;

const FacilityBook = loadedLater(
  () => import('../quality/later').then((module) => module.FacilityBook),
  texts.bookLater,
);

const FacilityTimeline = loadedLater(
  () => import('../quality/later').then((module) => module.FacilityTimeline),
  TIMELINE_MESSAGES,
);

/** The page of a facility, or the form of one of its lidars. */
export function FacilityView({ facility }: { facility: NationalFacility }) {
  const profile = useProfile();
  const [params] = useSearchParams();
  const { urlState } = useUrlState();
  const access = accessOf(facility, profile, params);
  const isOfLidar = access.mayEdit && isLidarPage(urlState);
  const opened = useFocusOnWayBack(isOfLidar, urlState);
  const isAwaited = useIsAwaited(facility, access);
  return (
    <UnsavedForms>
      {isOfLidar ? (
        <LidarPage facility={facility} access={access} />
      ) : (
        <div className={hasWindow(facility, urlState) ? 'nf-page nf-behind' : 'nf-page'} ref={opened}>
          <FacilityTitle facility={facility} />
          {isAwaited ? <Loading label={texts.loading} /> : <FacilityParts facility={facility} access={access} />}
        </div>
      )}
    </UnsavedForms>
  );
}

/** Whether the window of an instrument is open, which is printed instead of the page behind it. */
const hasWindow = ({ lidars, photometers }: NationalFacility, { tab, lidar, photometer }: UrlState) =>
  (tab === 'lidars' && lidars.some(({ _id }) => _id === lidar)) ||
  (tab === 'photometers' && photometers.some(({ _id }) => _id === photometer));

/**
 * Whether the result is above everything else: once the round or an earlier one has one, unless the facility has
 * something else to do first.
 */
const leadsWithResult = ({ submissions: { initial_acceptance: application } }: NationalFacility) =>
  (isEvaluated(application.status.code) || application.round > 1) &&
  application.pending_for !== 'answer' &&
  application.pending_for !== 'application';

function FacilityParts({ facility, access }: { facility: NationalFacility; access: Access }) {
  const isSubmittable = access.isPersonal && access.mayEdit;
  const completeness = useCompleteness(facility, isSubmittable);
  useFirstGap(completeness);
  const isResultFirst = leadsWithResult(facility);
  return (
    <>
      <FacilityState facility={facility} isResultFirst={isResultFirst} />
      {isResultFirst && <DecisionPanel facility={facility} />}
      {/* Not announced: it also appears with a submission, which has a message of its own. */}
      {access.notice !== null && <Alert role="note" type="info" showIcon title={access.notice} />}
      <AcceptedNotice facility={facility} />
      {isSubmittable && <SelfCheck facility={facility} completeness={completeness} />}
      <QuestionsPanel facility={facility} />
      {!isResultFirst && <DecisionPanel facility={facility} />}
      <ApplicationPanel facility={facility} access={access} completeness={completeness} />
      {hasEarlierRounds(facility, access) && <EarlierRounds facility={facility} />}
      <FacilityTabs facility={facility} access={access} />
    </>
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
  if (facility.acceptance_in_force !== null && areLaterStagesInUse())
    tabs.push({ key: 'book', label: texts.book, content: <FacilityBook facilityId={facility._id} /> });
  if (access.maySeeHistory && areLaterStagesInUse())
    tabs.push({
      key: 'timeline',
      label: texts.timeline,
      content: <FacilityTimeline facilityId={facility._id} />,
    });
  if (access.maySeeDeputies) tabs.push({ key: 'deputies', label: texts.deputies, content: <DeputiesTab {...parts} /> });
  if (access.maySeeHistory)
    tabs.push({
      key: 'history',
      label: texts.history,
      content: <LaterHistory facilityId={facility._id} acceptance={facility.submissions.initial_acceptance} />,
    });
  return <Tabs label={texts.tabs} tabs={tabs} active={urlState.tab} onChange={(tab) => go({ tab: tab as TabKey })} />;
}

function FacilityTitle({ facility }: { facility: NationalFacility }) {
  const application = facility.submissions.initial_acceptance;
  return (
    <PageTitle
      title={texts.titleOf(facility.pretty_name)}
      documentTitle={`${facility.acronym} – ${texts.title}`}
      trail={useTrail()}
      crumb={facility.acronym}
    >
      <StatusBadge tone={badgeOf(application)}>{application.status.name}</StatusBadge>
    </PageTitle>
  );
}

/** Whom the application waits for, with the step that is due. */
function FacilityState({ facility, isResultFirst }: { facility: NationalFacility; isResultFirst: boolean }) {
  const [own_task] = useTasksOf(facility);
  const application = { ...facility.submissions.initial_acceptance, own_task };
  return (
    <div className="nf-turn">
      <p>
        <PendingSentence application={application} reader={isTheirs(facility) ? 'facility' : undefined} />
      </p>
      <DueStep facility={facility} />
      {isResultFirst && <ToSections />}
    </div>
  );
}
