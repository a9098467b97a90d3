import { DOWNLOAD_PATHS, useDownload } from '@portal/api-slice';
import type { LidarConfigurationRecord, QaTest, QaTestStatus, QaTestSummary } from '@portal/domain';
import { day, isConcluded, isValidStatus, QA_STATUS_WORDS, qaTestType } from '@portal/domain';
import { Button, Chip, dated, DataSheet, Disclosure, LinkButton } from '@portal/ui/core';
import type { Tone } from '@portal/ui/core';
import { reportOfTest, useWithdrawQaTestMutation } from '../../api/qa-tests';
import { addressToStart } from '../addresses';
import { TEST_MESSAGES } from './messages';
import { Channels } from './channels';
import { ResultsTable } from './results-table';

const { result: texts } = TEST_MESSAGES;

const TONES: Readonly<Partial<Record<QaTestStatus, Tone>>> = {
  passed: 'success',
  passed_with_remarks: 'warning',
  failed: 'danger',
};

/** What the facility does next, addressed to those who can do it. */
const turnFor = (sentence: string, mayEdit: boolean) =>
  mayEdit ? sentence.replace(/^Waiting for the facility to /, texts.yourTurn) : sentence;

interface ResultViewProps {
  test: QaTest;
  configuration: LidarConfigurationRecord;
  former: QaTestSummary | undefined;
  mayEdit: boolean;
  /** A later test of the same kind was begun, so this one asks for nothing. */
  isFollowed: boolean;
  /** The day by which a test of this kind is due next. */
  due: number | null;
}

/** A test that was submitted: its result once it is given, its channels and its files. */
export function ResultView({ test, configuration, former, mayEdit, isFollowed, due }: ResultViewProps) {
  const [withdraw, { isLoading }] = useWithdrawQaTestMutation();
  const download = useDownload();
  const title = `${qaTestType(test.type).name}, ${test.lidar.name}`;
  const { results, conclusions, recommendations, revoke_reason: revoked, comment } = test;
  return (
    <div className="nf-stack">
      {test.status === 'submitted' && (
        <div className="nf-qa-next">
          <p>{texts.submitted}</p>
          {mayEdit && (
            <Button loading={isLoading} onClick={() => void withdraw(test._id)}>
              {texts.withdraw}
            </Button>
          )}
        </div>
      )}
      {isConcluded(test.status) && (
        <div className="nf-qa-next">
          <Outcome test={test} due={isFollowed || !isValidStatus(test.status) ? null : due} />
          {test.turn.pending_with === 'facility' && !isFollowed && (
            <>
              <p>{turnFor(test.turn.sentence, mayEdit)}</p>
              {mayEdit && (
                <LinkButton type="primary" to={addressToStart(test.facility, test.lidar._id, test.type)}>
                  {texts.again}
                </LinkButton>
              )}
            </>
          )}
          <Button aria-label={texts.reportOf(title)} onClick={() => void download(reportOfTest(test._id))}>
            {texts.report}
          </Button>
        </div>
      )}
      {(conclusions ?? recommendations ?? revoked ?? comment) !== null && (
        <DataSheet
          items={[
            { label: texts.revoked, value: revoked, isWide: true },
            { label: texts.conclusions, value: conclusions, isWide: true },
            { label: texts.recommendations, value: recommendations, isWide: true },
            { label: texts.comment, value: comment, isWide: true },
          ].filter(({ value }) => value !== null)}
        />
      )}
      {results.length > 0 && <ResultsTable test={test} configuration={configuration} />}
      <Channels
        test={test}
        configuration={configuration}
        former={former}
        {...(results.length > 0 && { shows: 'details' })}
      />
      <Disclosure summary={`${texts.files} (${test.files.length})`}>
        <ul className="nf-files" aria-label={texts.files}>
          {test.files.map(({ _id, name }) => (
            <li key={_id}>
              <Button type="link" onClick={() => void download(DOWNLOAD_PATHS.file(_id))}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

/** The result as the headline, with its day and when the next one is due. */
const Outcome = ({ test, due }: { test: QaTest; due: number | null }) => (
  <h2 className="nf-qa-outcome">
    <Chip tone={TONES[test.status] ?? 'neutral'}>{QA_STATUS_WORDS[test.status]}</Chip>{' '}
    {test.evaluated_at !== null && dated(texts.on(day(test.evaluated_at) ?? ''))}{' '}
    {due !== null && dated(texts.nextDue(day(due) ?? ''))}
  </h2>
);
