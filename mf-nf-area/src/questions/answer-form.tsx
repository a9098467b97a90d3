import { useProfile } from '@portal/api-slice';
import { answerSchema, FILES } from '@portal/domain';
import type { Question } from '@portal/domain';
import { Button, FormError, Icon } from '@portal/ui/core';
import {
  forgetUnsaved,
  FormActions,
  FormLayout,
  Formik,
  KeepUnsaved,
  serverErrors,
  SubmitButton,
  TextAreaField,
} from '@portal/ui/form';
import type { FormikHelpers } from '@portal/ui/form';
import { FileDrop, UploadProgress } from '@portal/ui/upload';
import { DRAFT_KEYS } from '../saving/draft-keys';
import { QUESTION_MESSAGES as texts } from './messages';
import { useAnswer } from './use-answer';

interface Values {
  text: string;
}

const START: Values = { text: '' };

/** The answer to a question, with text and files. The text is stored locally until it is sent. */
export function AnswerForm({ facilityId, question }: { facilityId: string; question: Question }) {
  const draftKey = DRAFT_KEYS.answer(useProfile()?._id ?? '', question._id);
  const { files, sending, problem, send, take, remove } = useAnswer({ id: facilityId, question: question._id });

  async function submit(values: Values, form: FormikHelpers<Values>) {
    const failure = await send(answerSchema.cast(values).text);
    if (!failure) return forgetUnsaved(draftKey);
    form.setStatus(serverErrors(values, failure.refused));
  }

  return (
    <Formik initialValues={START} validationSchema={answerSchema} onSubmit={submit}>
      <FormLayout label={texts.form} problemsTitle={texts.problems}>
        <KeepUnsaved draftKey={draftKey} />
        <TextAreaField name="text" label={texts.answer} hint={texts.permanent} minRows={4} required />
        {sending ? (
          <UploadProgress {...sending} />
        ) : (
          files.length < FILES.filesPerAnswer && (
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
        <ul className="nf-files">
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
        {problem !== null && <FormError title={texts.notSentTitle}>{problem}</FormError>}
        <FormActions>
          <SubmitButton whileInvalid="explain">{texts.send}</SubmitButton>
        </FormActions>
      </FormLayout>
    </Formik>
  );
}
