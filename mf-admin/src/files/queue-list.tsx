import { Button, Chip, Icon } from '@portal/ui/core';
import { UploadProgress } from '@portal/ui/upload';
import { formatSize } from './format-size';
import { MESSAGES } from './messages';
import type { QueuedFile } from './queue';

export interface QueueListProps {
  queue: readonly QueuedFile[];
  /** Removes a file from the queue; undefined during uploads. */
  onRemove: ((key: number) => void) | undefined;
}

const { upload: texts } = MESSAGES;

/** The chosen files with their states. */
export function QueueList({ queue, onRemove }: QueueListProps) {
  const done = queue.filter(({ progress }) => progress.is === 'done').length;
  const failed = queue.filter(({ progress }) => progress.is === 'failed' || progress.is === 'refused').length;
  return (
    <>
      <output className="p-visually-hidden">{(done > 0 || failed > 0) && texts.summary(done, failed)}</output>
      {queue.length > 0 && (
        <ul className="adm-queue" aria-label={texts.chosen}>
          {queue.map((item) => (
            <li key={item.key}>
              <QueueItem item={item} onRemove={onRemove && (() => onRemove(item.key))} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface QueueItemProps {
  item: QueuedFile;
  onRemove: (() => void) | undefined;
}

function QueueItem({ item: { file, progress }, onRemove }: QueueItemProps) {
  if (progress.is === 'sending') return <UploadProgress name={file.name} fraction={progress.fraction} />;
  return (
    <div className="adm-queued">
      <span className="adm-queued-name">
        {file.name} <span className="adm-soft">{formatSize(file.size)}</span>
      </span>
      <Outcome progress={progress} />
      {progress.is !== 'done' && onRemove && (
        <Button icon={<Icon name="close" />} aria-label={texts.of(texts.remove, file.name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
    </div>
  );
}

function Outcome({ progress }: Pick<QueuedFile, 'progress'>) {
  if (progress.is === 'done') return <Chip tone="success">{texts.done}</Chip>;
  if (progress.is === 'failed' || progress.is === 'refused')
    return <span className="adm-problem">{progress.problem}</span>;
  return <span className="adm-soft">{texts.waiting}</span>;
}
