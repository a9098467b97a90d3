import type {
  ChannelSuggestion,
  Limits,
  LidarConfigurationRecord,
  PlotLine,
  QaTest,
  QaTestSummary,
  SelfCheck,
} from '@portal/domain';
import { isDrawn, limitsOf, qaNote, qaTestType, resultNames } from '@portal/domain';
import { AssessmentChip, FiguresTable, findingsOf, hasFigureRows } from '@portal/quality';
import { Disclosure } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { ChosenFile } from '../check/use-chosen-files';
import { TEST_MESSAGES } from './messages';
import { ChannelPlot } from './channel-plot';
import { aboutFiles, filesOfTest } from './test-files';

const { files: texts } = TEST_MESSAGES;

interface Row {
  name: string;
  files: readonly string[];
  type: QaTest['type'];
  suggestion: ChannelSuggestion | undefined;
  limits: Limits;
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'channel', title: texts.columns.channel, cell: ({ name }) => name, isHeader: true },
  {
    key: 'files',
    title: texts.columns.files,
    cell: ({ files }) => (files.length === 0 ? texts.missing : files.length),
  },
  { key: 'suggested', title: texts.columns.suggested, cell: (row) => <Suggested {...row} /> },
  {
    key: 'notes',
    title: texts.columns.notes,
    cell: (row) => findingsOf(row.type, row.suggestion, row.limits).join(' '),
    isStacked: true,
  },
];

function Suggested({ files, suggestion }: Row) {
  const suggested = suggestion?.suggested;
  // Without anything to evaluate, the row says enough with its missing file.
  if (files.length === 0 && (suggestion?.code ?? null) === null) return null;
  if (!suggested) return texts.noSuggestion;
  return <AssessmentChip assessment={suggested} />;
}

interface ChannelsProps {
  test: QaTest;
  /** An older self-check, for what neither the present one nor this browser knows. */
  known?: SelfCheck | null;
  configuration: LidarConfigurationRecord;
  chosen?: readonly ChosenFile[];
  former: QaTestSummary | undefined;
  /** The table alone, or what belongs below a table of results; by default both. */
  shows?: 'table' | 'details';
  /** What follows the table: the plots below it are long. */
  children?: ReactNode;
}

const NOTHING: readonly ChosenFile[] = [];

/** The channels of a test: their files, what the self-check suggests, and their plots, one below the other. */
export const Channels = memo(function Channels({
  test,
  known = null,
  configuration,
  chosen = NOTHING,
  former,
  shows,
  children,
}: ChannelsProps) {
  const type = qaTestType(test.type);
  const configured = configuration.channels.map(({ short_name }) => short_name);
  const { filesOf, textOf } = aboutFiles(test, configuration, filesOfTest(test, chosen));
  const check = test.self_check ?? known;
  const inBrowser = (name: string) =>
    name.split('/').flatMap((shortName) => textOf(shortName)?.chosen?.finding.suggestion ?? [])[0];
  const rows = resultNames(type, test.channels.length > 0 ? test.channels : configured).map((name): Row => ({
    name,
    files: name.split('/').flatMap((shortName) => filesOf(shortName).map((file) => file.name)),
    type: test.type,
    limits: limitsOf(check, test.type),
    suggestion: (test.self_check ? undefined : inBrowser(name)) ?? check?.channels.find((each) => each.name === name),
  }));
  const suggested = rows.flatMap(({ suggestion }) => suggestion ?? []);
  const textsOf = (name: string) => name.split('/').flatMap((shortName) => textOf(shortName) ?? []);
  const linesOf = (name: string): readonly PlotLine[] | null => {
    const lines = textsOf(name)[0]?.chosen?.finding.lines ?? [];
    return lines.length > 0 ? lines : null;
  };
  const drawn = isDrawn(test.type) ? rows.filter(({ name }) => textsOf(name).length > 0) : [];
  if (rows.length === 0) return children;
  const table = (
    <>
      <DataTable
        caption={texts.channels}
        rows={rows}
        rowKey={({ name }) => name}
        columns={COLUMNS}
        pageSize={null}
        empty={null}
      />
      <p className="nf-soft">
        {texts.suggestionOnly} {qaNote(test.type)}
      </p>
    </>
  );
  if (shows === 'table') return table;
  return (
    <>
      {shows === undefined && table}
      {children}
      {hasFigureRows(test.type, suggested) && (
        <Disclosure summary={texts.figures}>
          <FiguresTable type={test.type} channels={suggested} check={check} />
        </Disclosure>
      )}
      {drawn.length > 0 && (
        <Disclosure summary={texts.plots} open={shows === undefined}>
          <div className="nf-qa-plots">
            {drawn.map(({ name, suggestion }) => (
              <ChannelPlot
                key={name}
                test={test}
                shortName={name}
                suggestion={suggestion}
                lines={linesOf(name)}
                former={former}
              />
            ))}
          </div>
        </Disclosure>
      )}
    </>
  );
});
