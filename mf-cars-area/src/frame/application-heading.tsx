import { DOWNLOAD_PATHS, useDownload, useProfile, useTasks } from '@portal/api-slice';
import type { InitialAcceptance, NationalFacility, ServedTask } from '@portal/domain';
import { FacilityStatus, documentsOf, DownloadButton } from '@portal/facilities';
import { DataSheet, formatDay, Panel } from '@portal/ui/core';
import type { Definition } from '@portal/ui/core';
import { mayDecide } from '../evaluations/rights';
import { MESSAGES } from '../messages';
import { DueEvaluation } from './due-evaluation';
import { FacilityPageLink, LabelLink } from './facility-page-link';
import { ChooseReviewers, MissingReviewers, ReviewerControls } from './reviewer-controls';

const { heading, downloads } = MESSAGES;

/** The progress of the application, the user's due step and missing reviewers; the page's title names the facility. */
export function ApplicationHeading({ facility }: { facility: NationalFacility }) {
  const { data: tasks = [] } = useTasks(facility._id);
  const own_task = tasks.find(isOfApplication);
  return (
    <Panel>
      <FacilityStatus application={{ ...facility.submissions.initial_acceptance, own_task }} />
      <MissingReviewers facility={facility} />
      <span className="cars-buttons cars-heading-actions">
        <DueEvaluation facility={facility} />
        <ChooseReviewers facility={facility} />
        <FacilityPageLink facility={facility} />
        <LabelLink facility={facility} />
      </span>
    </Panel>
  );
}

/** Whether a task is done on this page; reviewers are assigned here as well as in the table that their task leads to. */
const isOfApplication = ({ kind, path }: ServedTask) => kind === 'reviewers' || path.startsWith('/cars/evaluate-nf/');

/** The application under evaluation: dates, reviewers and documents. */
export function ApplicationRecord({ facility }: { facility: NationalFacility }) {
  const application = facility.submissions.initial_acceptance;
  // Users who decide on it have the acceptance and its day beside the evaluations.
  const facts = mayDecide(useProfile(), facility) ? [] : acceptancesOf(application);
  return (
    <Panel title={heading.title}>
      <div className="cars-stack">
        <div className="cars-columns">
          <section className="cars-stack">
            <DataSheet items={[...factsOf(application), ...facts]} />
          </section>
          <section className="cars-stack" aria-label={heading.reviewers}>
            <ReviewerControls facility={facility} />
          </section>
        </div>
        <section aria-label={heading.documents}>
          <Downloads facility={facility} />
        </section>
      </div>
    </Panel>
  );
}

/** The facts of the present round. */
const factsOf = ({ date, round }: InitialAcceptance) =>
  known([
    { label: heading.submitted, value: formatDay(date) },
    { label: heading.round, value: round },
  ]);

/** The decisions and the day of the latest one. */
const acceptancesOf = ({ evaluation_date, preliminary_acceptance, acceptance }: InitialAcceptance) =>
  known([
    { label: heading.evaluated, value: formatDay(evaluation_date) },
    { label: heading.preliminary, value: preliminary_acceptance?.name ?? null },
    { label: heading.final, value: acceptance?.name ?? null },
  ]);

const known = (facts: readonly Definition[]) => facts.filter(({ value }) => value !== null);

const LABELS = {
  submission: downloads.application,
  plan: downloads.plan,
  evaluation: downloads.evaluation,
  configuration: downloads.configuration,
};

const labelOf = (kind: keyof typeof LABELS, round: number | null) =>
  round === null ? LABELS[kind] : downloads.ofRound(LABELS[kind], round);

/** The existing documents. */
function Downloads({ facility }: { facility: NationalFacility }) {
  const download = useDownload();
  const { preliminary_report, final_report } = facility.submissions.initial_acceptance;
  return (
    <ul className="cars-documents">
      {documentsOf(facility, DOWNLOAD_PATHS)
        .filter(({ path }) => path !== null)
        .map(({ kind, round, path }) => (
          <li key={kind}>
            <DownloadButton label={labelOf(kind, round)} path={path} download={download} />
          </li>
        ))}
      {/* Once there is a final report, `evaluation` refers to it. */}
      {final_report !== null && preliminary_report !== null && (
        <li>
          <DownloadButton
            label={downloads.preliminary}
            path={DOWNLOAD_PATHS.file(preliminary_report)}
            download={download}
          />
        </li>
      )}
    </ul>
  );
}
