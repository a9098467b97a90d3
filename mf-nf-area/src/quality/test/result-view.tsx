import { DOWNLOAD_PATHS, useDownload } from '@portal/api-slice';
import type { LidarConfigurationRecord, QaResult, QaTest, QaTestSummary } from '@portal/domain';
import { AssessmentChip } from '@portal/quality';
import { Button, DataSheet, Disclosure } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useWithdrawQaTestMutation } from '../../api/qa-tests';
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

interface ResultViewProps {
  test: QaTest;
  configuration: LidarConfigurationRecord;
  former: QaTestSummary | undefined;
  mayEdit: boolean;
}

/** A test that was submitted: its result once it is given, its channels and its files. */
export function ResultView({ test, configuration, former, mayEdit }: ResultViewProps) {
  const [withdraw, { isLoading }] = useWithdrawQaTestMutation();
  const download = useDownload();
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
          rows={results}
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
