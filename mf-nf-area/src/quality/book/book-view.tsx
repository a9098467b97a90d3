import type { LidarBook, TestBook } from '@portal/domain';
import { LightChip } from '@portal/quality';
import { Disclosure, EmptyState, Panel } from '@portal/ui/core';
import { useSearchParams } from '@portal/ui/router';
import { useState } from 'react';
import { Configurations } from '../configurations/configurations';
import { LogBook } from '../log-book/log-book';
import { QUALITY_MESSAGES } from '../messages';
import { TestTable } from './test-table';

const { noLidars, log, configurations } = QUALITY_MESSAGES;

interface BookViewProps {
  facilityId: string;
  book: TestBook;
  mayEdit: boolean;
}

/** The test book of a facility: for each lidar its tests, log book and configurations. */
export function BookView({ facilityId, book, mayEdit }: BookViewProps) {
  if (book.lidars.length === 0) return <EmptyState title={noLidars.title}>{noLidars.text}</EmptyState>;
  return (
    <div className="nf-stack">
      {book.lidars.map((lidar) => (
        <Lidar key={lidar.lidar._id} {...{ facilityId, book, lidar, mayEdit }} />
      ))}
    </div>
  );
}

function Lidar({ facilityId, book, lidar, mayEdit }: BookViewProps & { lidar: LidarBook }) {
  const [params] = useSearchParams();
  const { _id: id, name } = lidar.lidar;
  const isNeeded = params.get('configure') === id || lidar.configurations.length === 0;
  // Stays open after the first configuration is saved, which is shown in it.
  const [isOpen, setOpen] = useState(isNeeded);
  if (isNeeded && !isOpen) setOpen(true);
  return (
    <Panel title={name} actions={<LightChip light={lidar.light} />}>
      <div className="nf-stack">
        <TestTable facilityId={facilityId} lidar={lidar} mayEdit={mayEdit} />
        <Disclosure summary={log.title(lidar.events.length)}>
          <LogBook book={book} lidar={lidar} mayEdit={mayEdit} />
        </Disclosure>
        <Disclosure summary={configurations.title(lidar.configurations.length)} open={isOpen}>
          <Configurations facilityId={facilityId} lidar={lidar} mayEdit={mayEdit} />
        </Disclosure>
      </div>
    </Panel>
  );
}
