import type { Light, TestBook } from '@portal/domain';
import { day, LABEL_PAGES, LIGHT_WORDS } from '@portal/domain';
import { LightChip, wordsOfLidar } from '@portal/quality';
import { dated, EmptyState, ErrorState, LinkButton, Loading } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useGetTestBookQuery } from '../api/test-book';
import { addressOfBook } from './addresses';
import { nextStep } from './book/next-step';
import { CALIBRATION_MESSAGES as calibrations } from './calibrations/messages';
import { QUALITY_MESSAGES } from './messages';

const { page, notBegun, noLidars, summary: texts } = QUALITY_MESSAGES;

interface Row {
  id: string;
  name: string;
  light: Light;
  /** Beside its light. */
  words: string;
  next: string;
}

/** The instruments of a facility, the lidars first. */
const rowsOf = (facilityId: string, { lidars, photometers }: TestBook): Row[] => [
  ...lidars.map((lidar) => ({
    id: lidar.lidar._id,
    name: lidar.lidar.name,
    light: lidar.light,
    words: wordsOfLidar(lidar),
    next: texts.next(nextStep(facilityId, { lidars: [lidar], photometers: [] }, []).sentence),
  })),
  ...photometers.map(({ photometer, light, sentence, due }) => ({
    id: photometer._id,
    name: photometer.name,
    light,
    words: LIGHT_WORDS[light],
    next: due === null ? sentence : `${sentence} ${calibrations.due(day(due) ?? '')}`,
  })),
];

const COLUMNS: readonly Column<Row>[] = [
  { key: 'instrument', title: texts.columns.instrument, cell: ({ name }) => name, isHeader: true },
  { key: 'state', title: texts.columns.state, cell: ({ light, words }) => <LightChip light={light} words={words} /> },
  {
    key: 'next',
    title: texts.columns.next,
    cell: ({ next }) => dated(next),
    isStacked: true,
  },
];

/** The test book on the page of a facility, in short: the light of each instrument, what is next, and the way to it. */
export function FacilityBook({ facilityId }: { facilityId: string }) {
  const { currentData: book, isError, refetch } = useGetTestBookQuery(facilityId, { refetchOnMountOrArgChange: true });
  if (!book && isError)
    return (
      <ErrorState title={page.failedTitle} onRetry={() => void refetch()}>
        {page.failed}
      </ErrorState>
    );
  if (!book) return <Loading label={page.loading} />;
  if (book.begun_on === null) return <EmptyState title={notBegun.title}>{notBegun.text}</EmptyState>;
  return (
    <div className="nf-stack">
      <div className="nf-buttons">
        <LinkButton to={addressOfBook(facilityId)}>{page.openBook}</LinkButton>
        <LinkButton to={LABEL_PAGES.own(facilityId)}>{page.openLabel}</LinkButton>
      </div>
      <DataTable
        caption={texts.caption}
        rows={rowsOf(facilityId, book)}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        pageSize={null}
        urlKey="book"
        empty={<EmptyState title={noLidars.title}>{noLidars.text}</EmptyState>}
      />
    </div>
  );
}
