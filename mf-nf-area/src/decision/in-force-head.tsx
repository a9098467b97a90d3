import { DOWNLOAD_PATHS, useDownload, useListRoundsQuery } from '@portal/api-slice';
import { day } from '@portal/domain';
import type { NationalFacility, AcceptanceInForce, FinishedRound } from '@portal/domain';
import { DownloadButton } from '@portal/facilities';
import { Chip, Dated, Panel } from '@portal/ui/core';
import { useIsIdle } from '../actions/due-task';
import { DecisionWords } from './decision-words';
import { DECISION_TEXTS as texts } from './messages';
import { RecommendationList } from './recommendation-list';

interface InForceHeadProps {
  facility: NationalFacility;
  inForce: AcceptanceInForce;
}

/** The round of the acceptance in force; undefined while it is loading. */
function useDecidedRound({ facility, inForce }: InForceHeadProps): FinishedRound | undefined {
  const { currentData: rounds = [] } = useListRoundsQuery(facility._id);
  return rounds.find(({ round }) => round === inForce.round);
}

/** The acceptance in force while a later round is under way: the decision, its report, and what will end it. */
export function InForceHead({ facility, inForce }: InForceHeadProps) {
  const decided = useDecidedRound({ facility, inForce });
  const decision = decided?.decisions?.at(-1);
  return (
    <>
      <InForce {...{ facility, inForce, decided }} isFirst />
      <DecisionWords report="final" meaning={decision?.meaning} statement={inForce.statement} />
      <RecommendationList recommendations={decision?.recommendations ?? []} />
    </>
  );
}

/** The acceptance in force in brief, beside the result of the present round. Its words are in the earlier rounds. */
export function InForcePanel({ facility, inForce }: InForceHeadProps) {
  const decided = useDecidedRound({ facility, inForce });
  return (
    <Panel title={texts.inForceTitle(inForce.round)}>
      <div className="nf-decision">
        <InForce {...{ facility, inForce, decided }} isFirst={false} />
      </div>
    </Panel>
  );
}

interface InForceProps extends InForceHeadProps {
  decided: FinishedRound | undefined;
  /** Whether it is what the page is opened for. */
  isFirst: boolean;
}

function InForce({ facility, inForce, decided, isFirst }: InForceProps) {
  const { acceptance, number, valid_from } = inForce;
  const report = decided?.final_report ?? null;
  const download = useDownload();
  const isIdle = useIsIdle(facility);
  const isPublic = facility.displayed_status.certified === true;
  return (
    <>
      <div className="nf-result">
        <Chip tone={acceptance.colour}>{acceptance.name}</Chip>
        <Dated text={`${texts.issued.final} ${day(valid_from) ?? ''}`} />
      </div>
      <div>
        <DownloadButton
          label={texts.download}
          path={report === null ? null : DOWNLOAD_PATHS.file(report)}
          download={download}
          isPrimary={isFirst && isIdle && report !== null}
        />
      </div>
      <p>{texts.inForce(number, isPublic, facility.submissions.initial_acceptance.round)}</p>
    </>
  );
}
