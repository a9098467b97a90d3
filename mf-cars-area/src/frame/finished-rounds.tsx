import { DOWNLOAD_PATHS, useDownload, useListRoundsQuery } from '@portal/api-slice';
import type { FinishedRound } from '@portal/domain';
import { DownloadButton } from '@portal/facilities';
import { DefinitionList, Disclosure, ErrorState, formatDay, Loading, Panel } from '@portal/ui/core';
import { MESSAGES } from '../messages';

const { rounds: texts } = MESSAGES;

/** The previous rounds, latest first, with their documents. */
export function FinishedRounds({ facilityId }: { facilityId: string }) {
  const { currentData: rounds, isError, refetch } = useListRoundsQuery(facilityId);
  return (
    <Panel title={texts.title}>
      <Rounds rounds={rounds} onRetry={isError ? () => void refetch() : undefined} />
    </Panel>
  );
}

function Rounds({
  rounds,
  onRetry,
}: {
  rounds: readonly FinishedRound[] | undefined;
  onRetry: (() => void) | undefined;
}) {
  if (rounds?.length === 0) return <p>{texts.empty}</p>;
  if (rounds)
    return rounds
      .toSorted((one, other) => other.round - one.round)
      .map((round) => (
        <Disclosure key={round.round} summary={texts.round(round.round, formatDay(round.ended_at))}>
          <Round round={round} />
        </Disclosure>
      ));
  if (!onRetry) return <Loading label={texts.loading} />;
  return (
    <ErrorState title={texts.failedTitle} onRetry={onRetry}>
      {texts.failed}
    </ErrorState>
  );
}

function Round({ round }: { round: FinishedRound }) {
  const download = useDownload();
  const documents = [
    { label: texts.documents.submission, file: round.submission },
    { label: texts.documents.preliminary, file: round.preliminary_report },
    { label: texts.documents.plan, file: round.user_file },
    { label: texts.documents.final, file: round.final_report },
  ];
  return (
    <div className="cars-stack">
      <DefinitionList
        items={[
          { label: texts.submitted, value: formatDay(round.date) },
          { label: texts.evaluated, value: formatDay(round.evaluation_date) },
          { label: texts.preliminary, value: round.preliminary_acceptance?.name },
          { label: texts.final, value: round.acceptance?.name },
          { label: texts.reason, value: <span className="cars-text">{round.reason}</span> },
        ]}
      />
      <div className="cars-buttons">
        {documents.map(({ label, file }) => (
          <DownloadButton
            key={label}
            label={label}
            of={texts.of(round.round)}
            path={file === null ? null : DOWNLOAD_PATHS.file(file)}
            download={download}
          />
        ))}
      </div>
    </div>
  );
}
