import type { ComingStep, NationalFacility } from '@portal/domain';
import { LABEL_PAGES, labelRequestInWords, publicLabelInWords } from '@portal/domain';
import { areLaterStagesInUse } from '@portal/portal-contract';
import { Dated } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { useListComingStepsQuery } from '../api/coming-steps';
import { MEMBER_MESSAGES } from './messages';

const { own: texts } = MEMBER_MESSAGES;

/** Days that are named on the home page; the timeline has them all. */
const SHOWN = 3;

const hasLaterStages = ({ acceptance_in_force }: NationalFacility) =>
  areLaterStagesInUse() && acceptance_in_force !== null;

/** What comes next for a facility. Without an answer nothing is said: the tasks above are all that is to be done now. */
export const useComingSteps = (facility: NationalFacility) =>
  useListComingStepsQuery(facility._id, { skip: !hasLaterStages(facility), refetchOnMountOrArgChange: true });

/** The label of an accepted facility today, what is proposed of it, and what is due soon although it is no task yet. */
export function LaterStages({ facility, coming }: { facility: NationalFacility; coming: readonly ComingStep[] }) {
  if (!hasLaterStages(facility)) return null;
  return (
    <>
      <p>
        <strong>
          <Dated text={labelOf(facility)} />
        </strong>{' '}
        <Link to={LABEL_PAGES.own(facility._id)}>{texts.label}</Link>
      </p>
      {facility.label_request && <p>{labelRequestInWords(facility.label_request)}</p>}
      <Due coming={coming} />
    </>
  );
}

function labelOf({ label }: NationalFacility): string {
  if (!label || label.status === 'none' || label.valid_from === null) return texts.noLabel;
  const { status, valid_from, ...days } = label;
  return publicLabelInWords({ ...days, status, valid_from });
}

function Due({ coming }: { coming: readonly ComingStep[] }) {
  const due = coming.slice(0, SHOWN);
  if (due.length === 0) return null;
  return (
    <div>
      <p>{texts.coming}</p>
      <ul className="pub-due">
        {due.map(({ on, what, path }) => (
          <li key={`${on} ${what}`}>
            <Dated text={on} /> {path === null ? what : <Link to={path}>{what}</Link>}
          </li>
        ))}
      </ul>
    </div>
  );
}
