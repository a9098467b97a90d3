import type {
  ChannelSuggestion,
  Limits,
  LidarConfigurationRecord,
  PlotLine,
  QaTest,
  QaTestSummary,
} from '@portal/domain';
import { channelOfFile, limitsOf, QA_NOTES, qaTestType, readAtlasName, resultNames } from '@portal/domain';
import { AssessmentChip, FiguresTable, findingsOf, hasFigureRows } from '@portal/quality';
import { Disclosure } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import type { ReactNode } from 'react';
import type { ChosenFile } from '../check/use-chosen-files';
import { QUALITY_MESSAGES } from '../messages';
import { ChannelPlot } from './channel-plot';

const { files: texts } = QUALITY_MESSAGES;

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

/** Names of files that are about a channel of the configuration, by its short name. */
function filesByChannel(test: QaTest, configuration: LidarConfigurationRecord, chosen: readonly ChosenFile[]) {
  const names = new Set([
    ...test.files.map(({ name }) => name),
    ...chosen.filter(({ state }) => state !== 'held' && state !== 'refused').map(({ file }) => file.name),
  ]);
  return (shortName: string) =>
    [...names].filter((each) => {
      const name = readAtlasName(each);
      return name?.type === test.type && channelOfFile(name, configuration)?.short_name === shortName;
    });
}

interface ChannelsProps {
  test: QaTest;
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
export function Channels({ test, configuration, chosen = NOTHING, former, shows, children }: ChannelsProps) {
  const type = qaTestType(test.type);
  const configured = configuration.channels.map(({ short_name }) => short_name);
  const filesOf = filesByChannel(test, configuration, chosen);
  const found = chosen.flatMap(({ finding }) => finding.suggestion ?? []);
  const rows = resultNames(type, test.channels.length > 0 ? test.channels : configured).map((name): Row => ({
    name,
    files: name.split('/').flatMap(filesOf),
    type: test.type,
    limits: limitsOf(test.self_check, test.type),
    suggestion: (test.self_check?.channels ?? found).find((each) => each.name === name),
  }));
  const suggested = rows.flatMap(({ suggestion }) => suggestion ?? []);
  const linesOf = (shortName: string): readonly PlotLine[] | null =>
    chosen.find(({ finding }) => finding.channel === shortName && finding.lines.length > 0)?.finding.lines ?? null;
  const drawn = configured.filter(
    (name) => linesOf(name) !== null || filesOf(name).some((file) => file.endsWith('.txt')),
  );
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
        {texts.suggestionOnly} {QA_NOTES[test.type]}
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
          <FiguresTable type={test.type} channels={suggested} check={test.self_check} />
        </Disclosure>
      )}
      {drawn.length > 0 && (
        <Disclosure summary={texts.plots} open={shows === undefined}>
          <div className="nf-qa-plots">
            {drawn.map((shortName) => (
              <ChannelPlot
                key={shortName}
                test={test}
                shortName={shortName}
                lines={linesOf(shortName)}
                former={former}
              />
            ))}
          </div>
        </Disclosure>
      )}
    </>
  );
}
