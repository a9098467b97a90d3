import type { LidarBook, TestBook } from '@portal/domain';
import { LightChip } from '@portal/quality';
import { Disclosure, EmptyState, LinkButton, Panel } from '@portal/ui/core';
import { dated } from '@portal/ui/core';
import { useSearchParams } from '@portal/ui/router';
import { useState } from 'react';
import { Configurations } from '../configurations/configurations';
import { LogBook } from '../log-book/log-book';
import { QUALITY_MESSAGES } from '../messages';
import { nextStep } from './next-step';
import { TestTable } from './test-table';

const { next, noLidars, log, configurations } = QUALITY_MESSAGES;

interface BookViewProps {
  facilityId: string;
  book: TestBook;
  mayEdit: boolean;
}

/** The test book of a facility: what is next, then for each lidar its tests, log book and configurations. */
export function BookView({ facilityId, book, mayEdit }: BookViewProps) {
  if (book.lidars.length === 0) return <EmptyState title={noLidars.title}>{noLidars.text}</EmptyState>;
  return (
    <>
      <Next facilityId={facilityId} book={book} mayEdit={mayEdit} />
      {book.lidars.map((lidar) => (
        <Lidar key={lidar.lidar._id} {...{ facilityId, book, lidar, mayEdit }} />
      ))}
    </>
  );
}

function Next({ facilityId, book, mayEdit }: BookViewProps) {
  const { sentence, link } = nextStep(facilityId, book);
  return (
    <section className="nf-qa-next" aria-label={next.title}>
      <p>{dated(sentence)}</p>
      {link && mayEdit && (
        <LinkButton type={link.isDue ? 'primary' : 'default'} to={link.to}>
          {link.label}
        </LinkButton>
      )}
    </section>
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
