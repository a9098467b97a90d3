import { refusalOf } from '@portal/api-slice';
import { previewersSchema } from '@portal/domain';
import { ErrorState, Loading } from '@portal/ui/core';
import { SendForm, TextAreaField } from '@portal/ui/form';
import { Modal } from '@portal/ui/overlay';
import { useChoosePreviewersMutation, useListPreviewersQuery } from '../api/previews';
import { GRANT_MESSAGES } from './grant-messages';
import { MESSAGES } from './messages';

export interface PreviewersDialogProps {
  part: string;
  open: boolean;
  onClose: () => void;
}

const { previewers: texts } = GRANT_MESSAGES;
const TEXTS = {
  problems: texts.problems,
  failedTitle: texts.failedTitle,
  failed: texts.failed,
  send: texts.send,
  cancel: texts.cancel,
};

const emailsIn = (text: string) => text.split(/[\s,;]+/).filter((email) => email !== '');

/** Messages about single addresses are shown at the field that contains all of them. */
const onOneField = (messages: readonly string[]) => ({ emails: [...new Set(messages)].join(' ') });

function problemsOf({ emails }: { emails: string }): Record<string, string> {
  try {
    previewersSchema.validateSync({ emails: emailsIn(emails) }, { abortEarly: false });
    return {};
  } catch (error) {
    return onOneField((error as { errors: string[] }).errors);
  }
}

/** Chooses the users who may preview a part, besides administrators. */
export const PreviewersDialog = ({ part, open, onClose }: PreviewersDialogProps) => (
  <Modal open={open} title={texts.title(part)} footer={null} onCancel={onClose} destroyOnHidden>
    <Form part={part} onClose={onClose} />
  </Modal>
);

function Form({ part, onClose }: Omit<PreviewersDialogProps, 'open'>) {
  const { data, isError, refetch } = useListPreviewersQuery(part, { refetchOnMountOrArgChange: true });
  const [choose] = useChoosePreviewersMutation();
  if (isError)
    return (
      <ErrorState title={texts.notLoaded} onRetry={() => void refetch()}>
        {MESSAGES.failed}
      </ErrorState>
    );
  if (!data) return <Loading label={texts.loading} />;
  return (
    <SendForm
      label={texts.title(part)}
      texts={TEXTS}
      initialValues={{ emails: data.emails.join('\n') }}
      validate={problemsOf}
      onSend={async ({ emails }) => {
        const refusal = refusalOf((await choose({ part, emails: emailsIn(emails) })).error);
        return refusal?.errors ? { ...refusal, errors: onOneField(Object.values(refusal.errors)) } : refusal;
      }}
      onSent={onClose}
      onCancel={onClose}
    >
      <p>{texts.intro}</p>
      <TextAreaField name="emails" label={texts.label} hint={texts.hint} minRows={3} />
    </SendForm>
  );
}
