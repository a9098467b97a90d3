import type { useAttachedFiles } from '@portal/api-slice';
import { FILES, QA_SETTINGS } from '@portal/domain';
import { Button, Icon } from '@portal/ui/core';
import { FileDrop, UploadProgress } from '@portal/ui/upload';
import { REQUEST_MESSAGES } from './messages';

const { form: texts } = REQUEST_MESSAGES;

type AttachedFilesProps = Pick<ReturnType<typeof useAttachedFiles>, 'files' | 'sending' | 'isOver' | 'take' | 'remove'>;

/** The choice of files that go with a request. */
export function AttachedFiles({ files, sending, isOver, take, remove }: AttachedFilesProps) {
  return (
    <>
      {sending ? (
        <UploadProgress {...sending} />
      ) : (
        files.length < QA_SETTINGS.support.files && (
          <FileDrop
            label={texts.files}
            hint={texts.filesHint}
            accept={FILES.answerExtensions}
            maxBytes={FILES.otherBytes}
            multiple
            onFiles={take}
          />
        )
      )}
      {isOver && <p role="alert">{texts.tooMany}</p>}
      {files.length > 0 && (
        <ul className="nf-files" aria-label={texts.files}>
          {files.map((file) => (
            <li key={`${file.name} ${file.lastModified}`}>
              {file.name}{' '}
              <Button
                size="small"
                icon={<Icon name="delete" />}
                aria-label={texts.remove(file.name)}
                onClick={() => remove(file)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
