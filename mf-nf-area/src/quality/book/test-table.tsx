import type { LidarBook, QaTestSummary, TestBookRow } from '@portal/domain';
import { day, isAtCentre, isConcluded, QA_STATUS_WORDS, qaTestType, testInSentence, withoutStop } from '@portal/domain';
import { LightChip, ruleOfTest } from '@portal/quality';
import { Chip, Dated, dated, Disclosure, LinkButton } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { addressOfTest, addressToStart } from '../addresses';
import { BOOK_MESSAGES } from './messages';
import { openTest, usableConfigurations } from './next-step';

const { book: texts } = BOOK_MESSAGES;

interface Row {
  facilityId: string;
  lidar: LidarBook['lidar'];
  row: TestBookRow;
  /** The newest test with a result. */
  last: QaTestSummary | undefined;
  /** A draft or a returned test. */
  open: QaTestSummary | undefined;
  /** A test that is with the calibration centre. */
  sent: QaTestSummary | undefined;
  mayStart: boolean;
  mayEdit: boolean;
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'test', title: texts.columns.test, cell: ({ row }) => qaTestType(row.type).name, isHeader: true },
  {
    key: 'state',
    title: texts.columns.state,
    cell: ({ row, open }) => (
      <>
        <div className="nf-qa-light">
          <Disclosure
            summary={<LightChip light={row.light} words={withoutStop(row.sentence)} />}
            sectionTitle={qaTestType(row.type).name}
          >
            {texts.rule(ruleOfTest(row.type))}
          </Disclosure>
        </div>
        {row.names.length > 0 && <div>{row.names.join(', ')}</div>}
        {open?.status === 'returned' && (
          <div>
            <Chip tone="warning">{QA_STATUS_WORDS.returned}</Chip> {open.return_reason}
          </div>
        )}
      </>
    ),
  },
  {
    key: 'due',
    title: texts.columns.due,
    cell: ({ row }) => dated(day(row.due) ?? (qaTestType(row.type).interval_months === null ? texts.once : texts.none)),
  },
  { key: 'last', title: texts.columns.last, cell: (row) => <LastResult {...row} /> },
  { key: 'actions', title: texts.columns.actions, align: 'end', cell: (row) => <Action {...row} /> },
];

function LastResult({ facilityId, last }: Row) {
  if (!last) return texts.none;
  const words = texts.result(day(last.measured_from) ?? '', QA_STATUS_WORDS[last.status]);
  return (
    <Link to={addressOfTest(facilityId, last._id)}>
      <Dated text={words} />
    </Link>
  );
}

/** What the user can do with a test: nothing, for a reader of a test that nobody has begun. */
function actionOf({ facilityId, lidar, row, open, sent, mayStart, mayEdit }: Row): { verb: string; to: string } | null {
  if (open && mayEdit)
    return {
      verb: open.status === 'returned' ? texts.correct : texts.continue,
      to: addressOfTest(facilityId, open._id),
    };
  if (sent) return { verb: texts.view, to: addressOfTest(facilityId, sent._id) };
  return mayStart ? { verb: texts.start, to: addressToStart(facilityId, lidar._id, row.type) } : null;
}

function Action(row: Row) {
  const action = actionOf(row);
  if (!action) return null;
  const name = texts.ofTest(action.verb, testInSentence(row.row.type), row.lidar.name);
  return (
    <LinkButton size="small" to={action.to} aria-label={name}>
      {action.verb}
    </LinkButton>
  );
}

const READER_COLUMNS = COLUMNS.filter(({ key }) => key !== 'actions');

const newest = (tests: readonly QaTestSummary[]) =>
  tests.toSorted((one, other) => (other.measured_from ?? 0) - (one.measured_from ?? 0))[0];

const isShown = ({ row, last, open, sent }: Row) => row.is_required || Boolean(last ?? open ?? sent);

interface TestTableProps {
  facilityId: string;
  lidar: LidarBook;
  mayEdit: boolean;
}

/** The types of tests of a lidar: state, due date and last result; optional ones that nobody has begun are folded. */
export function TestTable({ facilityId, lidar, mayEdit }: TestTableProps) {
  const mayStart = mayEdit && usableConfigurations(lidar).length > 0;
  const rows = lidar.rows.map((row): Row => {
    const tests = lidar.tests.filter(({ type }) => type === row.type);
    return {
      facilityId,
      lidar: lidar.lidar,
      row,
      last: newest(tests.filter(({ status }) => isConcluded(status))),
      open: openTest(lidar, row.type),
      sent: newest(tests.filter(({ status }) => isAtCentre(status))),
      mayStart,
      mayEdit,
    };
  });
  const folded = rows.filter((row) => !isShown(row));
  return (
    <>
      <Tests caption={texts.tests(lidar.lidar.name)} rows={rows.filter(isShown)} urlKey={lidar.lidar._id} />
      {folded.length > 0 && (
        <Disclosure summary={texts.optional(folded.length)}>
          <Tests caption={texts.optionalTests(lidar.lidar.name)} rows={folded} urlKey={`${lidar.lidar._id}-more`} />
        </Disclosure>
      )}
    </>
  );
}

const Tests = ({ caption, rows, urlKey }: { caption: string; rows: readonly Row[]; urlKey: string }) => (
  <div className="nf-qa-tests">
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ row }) => row.type}
      columns={rows.some((row) => actionOf(row) !== null) ? COLUMNS : READER_COLUMNS}
      pageSize={null}
      urlKey={urlKey}
      empty={null}
    />
  </div>
);
