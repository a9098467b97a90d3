import type { useAttachedFiles } from '@portal/api-slice';
import { FILES } from '@portal/domain';
import { Button, Icon } from '@portal/ui/core';
import { FileDrop, UploadProgress } from '@portal/ui/upload';
import { LABEL_MESSAGES } from './messages';

const { decision: texts } = LABEL_MESSAGES;

type DocumentFieldProps = Pick<ReturnType<typeof useAttachedFiles>, 'files' | 'sending' | 'take' | 'remove'> & {
  /** The server's refusal of the document. */
  problem: string | null;
};

/** The document of a decision, which is uploaded when the decision is sent. */
export function DocumentField({ files, sending, take, remove, problem }: DocumentFieldProps) {
  const [file] = files;
  if (sending) return <UploadProgress {...sending} />;
  if (!file)
    return <FileDrop label={texts.document} accept={FILES.planExtensions} maxBytes={FILES.otherBytes} onFiles={take} />;
  return (
    <div>
      <p>
        {texts.documentOf(file.name)}{' '}
        <Button
          size="small"
          icon={<Icon name="delete" />}
          aria-label={texts.removeFile(file.name)}
          onClick={() => remove(file)}
        />
      </p>
      {problem !== null && (
        <p className="cars-missing" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
