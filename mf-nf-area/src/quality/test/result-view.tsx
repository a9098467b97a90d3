import { DOWNLOAD_PATHS, useDownload } from '@portal/api-slice';
import type { LidarConfigurationRecord, QaResult, QaTest, QaTestSummary } from '@portal/domain';
import { isConcluded, namesOfTest, qaTestType } from '@portal/domain';
import { AssessmentChip } from '@portal/quality';
import { Button, DataSheet, Disclosure, LinkButton } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { reportOfTest, useWithdrawQaTestMutation } from '../../api/qa-tests';
import { addressToStart } from '../addresses';
import { QUALITY_MESSAGES } from '../messages';
import { Channels } from './channels';

const { result: texts } = QUALITY_MESSAGES;

const COLUMNS: readonly Column<QaResult>[] = [
  { key: 'name', title: texts.columns.name, cell: ({ name }) => name, isHeader: true },
  {
    key: 'assessment',
    title: texts.columns.assessment,
    cell: ({ assessment }) => assessment && <AssessmentChip assessment={assessment} />,
  },
  { key: 'remark', title: texts.columns.remark, cell: ({ remark }) => remark, isStacked: true },
];

/** The results in the order of the channels. */
function inOrder(results: readonly QaResult[], test: QaTest, { channels }: LidarConfigurationRecord): QaResult[] {
  const shortNames = channels.map(({ short_name }) => short_name);
  const names = namesOfTest(qaTestType(test.type), test.channels, shortNames);
  return results.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
}

interface ResultViewProps {
  test: QaTest;
  configuration: LidarConfigurationRecord;
  former: QaTestSummary | undefined;
  mayEdit: boolean;
  /** A later test of the same kind was begun, so this one asks for nothing. */
  isFollowed: boolean;
}

/** A test that was submitted: its result once it is given, its channels and its files. */
export function ResultView({ test, configuration, former, mayEdit, isFollowed }: ResultViewProps) {
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
          {test.turn.pending_with === 'facility' && !isFollowed && (
            <>
              <p>{test.turn.sentence}</p>
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
      {results.length > 0 && (
        <DataTable
          caption={texts.findings}
          rows={inOrder(results, test, configuration)}
          rowKey={({ name }) => name}
          columns={COLUMNS}
          pageSize={null}
          urlKey="findings"
          empty={null}
        />
      )}
      <Channels test={test} configuration={configuration} former={former} />
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
