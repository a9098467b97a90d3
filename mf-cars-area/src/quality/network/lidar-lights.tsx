import type { QaTestSummary, TestBookRow } from '@portal/domain';
import { isConcluded, QA_PAGES, qaTestType, withoutStop } from '@portal/domain';
import { LightChip, ruleOfTest, wordsOfLidar } from '@portal/quality';
import { Dated, LinkButton } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useGetBookOfTestQuery } from '../../api/qa-tests';
import { CENTRE_MESSAGES } from '../messages';
import { NETWORK_MESSAGES } from './messages';
import { shownDue } from './network-rows';
import type { NetworkRow } from './network-rows';

const { lidar: texts } = NETWORK_MESSAGES;
const { none } = CENTRE_MESSAGES;

/** A light with the test that it shows: the newest that was submitted. */
interface LightRow extends TestBookRow {
  shown: QaTestSummary | undefined;
}

const isAtCentre = ({ status }: QaTestSummary) => status === 'submitted' || status === 'in_evaluation';

/** The newest test of a type that the centre has or has concluded. */
const shownOf = (tests: readonly QaTestSummary[], type: TestBookRow['type']) =>
  tests
    .filter((test) => test.type === type && (isAtCentre(test) || isConcluded(test.status)))
    .toSorted((one, other) => (other.measured_from ?? 0) - (one.measured_from ?? 0))[0];

/** When a test is repeated, in words; an optional one as such. */
const ruleOf = ({ type, is_required, reason }: TestBookRow) =>
  is_required || reason === 'optional' ? ruleOfTest(type) : `${texts.optional}. ${ruleOfTest(type)}`;

/** An optional test is not due, and one at the centre is no longer. */
const dueOf = (row: TestBookRow) => (row.is_required ? shownDue(row) : null);

const COLUMNS: readonly Column<LightRow>[] = [
  { key: 'test', title: texts.test, cell: ({ type }) => qaTestType(type).name, isHeader: true },
  {
    key: 'state',
    title: texts.state,
    cell: ({ light, sentence, names, shown }) => (
      <>
        <LightChip light={light} words={withoutStop(sentence)} />{' '}
        {names.length > 0 && <span className="cars-soft">{names.join(', ')} </span>}
        {shown && <Link to={QA_PAGES.evaluation(shown._id)}>{texts.openTest}</Link>}
      </>
    ),
  },
  { key: 'due', title: texts.due, cell: (row) => <Dated text={dueOf(row) ?? none} /> },
  { key: 'rule', title: texts.rule, cell: (row) => <span className="cars-soft">{ruleOf(row)}</span>, isStacked: true },
];

/** The lights of a lidar with their sentences and rules; the chosen one first. */
export function LidarLights({ row, test }: { row: NetworkRow; test: string | null }) {
  const book = useGetBookOfTestQuery(row.facility._id).currentData;
  const tests = book?.lidars.find(({ lidar }) => lidar._id === row.id)?.tests ?? [];
  const rows = row.rows
    .map((each): LightRow => ({
      ...each,
      shown: shownOf(tests, each.type),
    }))
    .toSorted(
      (one, other) =>
        Number(other.type === test) - Number(one.type === test) || Number(other.is_required) - Number(one.is_required),
    );
  return (
    <>
      <div className="cars-buttons cars-heading-actions">
        <LightChip light={row.light} words={wordsOfLidar(row)} />
        <LinkButton size="small" to={QA_PAGES.book(row.facility._id)}>
          {texts.book}
        </LinkButton>
      </div>
      <DataTable
        caption={texts.testsOf(row.name)}
        rows={rows}
        rowKey={({ type }) => type}
        columns={COLUMNS}
        pageSize={null}
        urlKey="lights"
        empty={null}
      />
    </>
  );
}
