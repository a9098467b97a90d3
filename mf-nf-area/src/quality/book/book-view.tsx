import type { LidarBook, PhotometerBook, TestBook } from '@portal/domain';
import { day, withoutStop } from '@portal/domain';
import { LightChip, wordsOfLidar } from '@portal/quality';
import { dated, Disclosure, EmptyState, Panel } from '@portal/ui/core';
import { useSearchParams } from '@portal/ui/router';
import { useState } from 'react';
import { Configurations } from '../configurations/configurations';
import { Calibrations } from '../calibrations/calibrations';
import { LogBook } from '../log-book/log-book';
import { loggedLidar, loggedPhotometer } from '../log-book/logged-instrument';
import { CALIBRATION_MESSAGES as calibrations } from '../calibrations/messages';
import { CONFIGURATION_MESSAGES as configurations } from '../configurations/messages';
import { LOG_BOOK_MESSAGES as log } from '../log-book/messages';
import { QUALITY_MESSAGES } from '../messages';
import { LidarTrends } from './lidar-trends';
import { TestTable } from './test-table';

const { noLidars } = QUALITY_MESSAGES;

interface BookViewProps {
  facilityId: string;
  book: TestBook;
  mayEdit: boolean;
}

/**
 * The test book of a facility: for each lidar its tests, log book and configurations, for each
 * photometer its calibrations and log book.
 */
export function BookView({ facilityId, book, mayEdit }: BookViewProps) {
  if (book.lidars.length === 0 && book.photometers.length === 0)
    return <EmptyState title={noLidars.title}>{noLidars.text}</EmptyState>;
  return (
    <div className="nf-stack">
      {book.lidars.map((lidar) => (
        <Lidar key={lidar.lidar._id} {...{ facilityId, book, lidar, mayEdit }} />
      ))}
      {book.photometers.map((photometer) => (
        <Photometer key={photometer.photometer._id} photometer={photometer} mayEdit={mayEdit} />
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
    <Panel title={name} actions={<LightChip light={lidar.light} words={wordsOfLidar(lidar)} />}>
      <div className="nf-stack">
        <TestTable facilityId={facilityId} lidar={lidar} mayEdit={mayEdit} />
        <LidarTrends lidarId={id} tests={lidar.tests} />
        <Disclosure summary={log.title(lidar.events.length)}>
          <LogBook of={loggedLidar(book, lidar)} mayEdit={mayEdit} />
        </Disclosure>
        <Disclosure summary={configurations.title(lidar.configurations.length)} open={isOpen}>
          <Configurations facilityId={facilityId} lidar={lidar} mayEdit={mayEdit} />
        </Disclosure>
      </div>
    </Panel>
  );
}

function Photometer({ photometer, mayEdit }: { photometer: PhotometerBook; mayEdit: boolean }) {
  const { photometer: named, light, sentence, events } = photometer;
  const [last, due] = [day(photometer.last_calibration), day(photometer.due)];
  return (
    <Panel title={named.name} actions={<LightChip light={light} words={withoutStop(sentence)} />}>
      <div className="nf-stack">
        <p>
          {dated(last === null ? calibrations.none : calibrations.last(last))}{' '}
          {due !== null && dated(calibrations.due(due))}
        </p>
        <Calibrations photometer={photometer} mayEdit={mayEdit} />
        <Disclosure summary={log.title(events.length)}>
          <LogBook of={loggedPhotometer(photometer)} mayEdit={mayEdit} />
        </Disclosure>
      </div>
    </Panel>
  );
}
