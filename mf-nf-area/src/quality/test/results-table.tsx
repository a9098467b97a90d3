import type { LidarConfigurationRecord, QaAssessment, QaResult, QaTest, SelfCheck } from '@portal/domain';
import { findingFigures, namesOfTest, qaTestType, suggestedFor } from '@portal/domain';
import { AssessmentChip } from '@portal/quality';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { TEST_MESSAGES } from './messages';

const { result: texts } = TEST_MESSAGES;

interface Row extends QaResult {
  figures: string;
  suggested: QaAssessment | null;
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', title: texts.columns.name, cell: ({ name }) => name, isHeader: true },
  {
    key: 'assessment',
    title: texts.columns.assessment,
    cell: ({ assessment }) => assessment && <AssessmentChip assessment={assessment} />,
  },
  { key: 'remark', title: texts.columns.remark, cell: ({ remark }) => remark, isStacked: true },
  { key: 'figures', title: texts.columns.figures, cell: ({ figures }) => figures },
  {
    key: 'suggested',
    title: texts.columns.suggested,
    cell: ({ suggested, assessment }) =>
      suggested !== null && suggested !== assessment && <AssessmentChip assessment={suggested} />,
  },
];

/** From what asks for most. */
const ORDER: readonly (QaAssessment | null)[] = ['fail', 'not_assessable', 'pass_with_remark', 'pass', null];

/** What asks for most first, then in the order of the channels. */
export function inOrder(results: readonly QaResult[], names: readonly string[]): QaResult[] {
  return results.toSorted(
    (one, other) =>
      ORDER.indexOf(one.assessment) - ORDER.indexOf(other.assessment) ||
      names.indexOf(one.name) - names.indexOf(other.name),
  );
}

const figuresOf = (result: QaResult, type: QaTest['type']) =>
  findingFigures(type)
    .flatMap((figure) => {
      const value = result[figure];
      return value === null ? [] : texts.figures[figure](value);
    })
    .join(', ');

const rowOf = (result: QaResult, type: QaTest['type'], check: SelfCheck | null): Row => ({
  ...result,
  figures: figuresOf(result, type),
  suggested: suggestedFor(check, result.name),
});

interface ResultsTableProps {
  test: QaTest;
  configuration: LidarConfigurationRecord;
}

/** The results of a test with the figures that the evaluator gives, and the suggestions that they differ from. */
export function ResultsTable({ test, configuration }: ResultsTableProps) {
  const shortNames = configuration.channels.map(({ short_name }) => short_name);
  const names = namesOfTest(qaTestType(test.type), test.channels, shortNames);
  const rows = inOrder(test.results, names).map((result) => rowOf(result, test.type, test.self_check));
  const columns = COLUMNS.filter(
    ({ key }) =>
      (key !== 'remark' || rows.some(({ remark }) => remark !== null)) &&
      (key !== 'figures' || rows.some(({ figures }) => figures !== '')) &&
      (key !== 'suggested' || rows.some(({ suggested, assessment }) => suggested !== null && suggested !== assessment)),
  );
  return (
    <div className="nf-qa-results">
      <DataTable
        caption={texts.findings}
        rows={rows}
        rowKey={({ name }) => name}
        columns={columns}
        pageSize={null}
        urlKey="findings"
        empty={null}
      />
    </div>
  );
}
