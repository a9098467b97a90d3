import { FILES } from '@portal/domain';
import { Alert, Button, Icon, Panel } from '@portal/ui/core';
import { FileDrop } from '@portal/ui/upload';
import './files.css';
import { MESSAGES } from './messages';
import { toSend } from './queue';
import { QueueList } from './queue-list';
import { useUploads } from './use-uploads';

export interface UploadFilesProps {
  /** Maximum per upload; `null` for no limit. */
  maxFiles: number | null;
}

const { upload: texts } = MESSAGES;
const ENDINGS = [...FILES.pictureExtensions, 'pdf'];

/** Chooses files and uploads them. */
export function UploadFiles({ maxFiles }: UploadFilesProps) {
  const { queue, isSending, add, remove, sendAll } = useUploads();
  const waiting = toSend(queue).length;
  const isTooMany = !isSending && maxFiles !== null && waiting > maxFiles;
  return (
    <Panel title={texts.title}>
      <div className="adm-stack">
        <FileDrop
          label={texts.label}
          hint={[texts.hint, maxFiles !== null && texts.maximum(maxFiles)].filter(Boolean).join(' ')}
          accept={ENDINGS}
          maxBytes={FILES.otherBytes}
          multiple
          onFiles={add}
        />
        <div className="adm-chosen">
          <div role="alert">
            {isTooMany && (
              <Alert
                type="error"
                showIcon
                role="none"
                title={texts.tooManyTitle}
                description={texts.tooMany(maxFiles)}
              />
            )}
          </div>
          <QueueList queue={queue} onRemove={isSending ? undefined : remove} />
        </div>
        <div>
          <Button
            type="primary"
            icon={<Icon name="upload" />}
            loading={isSending}
            disabled={waiting === 0 || isTooMany}
            onClick={() => void sendAll()}
          >
            {texts.submit}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
