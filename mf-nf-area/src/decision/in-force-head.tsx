import { DOWNLOAD_PATHS, useDownload, useListRoundsQuery } from '@portal/api-slice';
import { day } from '@portal/domain';
import type { NationalFacility, AcceptanceInForce } from '@portal/domain';
import { DownloadButton } from '@portal/facilities';
import { Chip, Dated } from '@portal/ui/core';
import { useIsIdle } from '../actions/due-task';
import { DecisionWords } from './decision-words';
import { DECISION_TEXTS as texts } from './messages';
import { RecommendationList } from './recommendation-list';

interface InForceHeadProps {
  facility: NationalFacility;
  inForce: AcceptanceInForce;
}

/** The acceptance in force while a later round is under way: the decision, its report, and what will end it. */
export function InForceHead({ facility, inForce }: InForceHeadProps) {
  const { acceptance, number, round, statement, valid_from } = inForce;
  const { currentData: rounds = [] } = useListRoundsQuery(facility._id);
  const decided = rounds.find((one) => one.round === round);
  const decision = decided?.decisions?.at(-1);
  const report = decided?.final_report ?? null;
  const download = useDownload();
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
          isPrimary={useIsIdle(facility) && report !== null}
        />
      </div>
      <p>{texts.inForce(number, isPublic, facility.submissions.initial_acceptance.round)}</p>
      <DecisionWords report="final" meaning={decision?.meaning} statement={statement} />
      <RecommendationList recommendations={decision?.recommendations ?? []} />
    </>
  );
}
