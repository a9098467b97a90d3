import { refusalOf, useProfile } from '@portal/api-slice';
import type { SupportRequest } from '@portal/domain';
import { supportCancelSchema, supportStepSchema, slotWords } from '@portal/domain';
import { dated } from '@portal/ui/core';
import { SendForm, TextAreaField } from '@portal/ui/form';
import {
  useAnswerMyRequestMutation,
  useAskForOtherSlotsMutation,
  useCancelMyRequestMutation,
  useMoveMyRequestMutation,
  useWriteInMyRequestMutation,
} from '../../api/support';
import { DRAFT_KEYS } from '../../saving/draft-keys';
import { REQUEST_MESSAGES } from './messages';

const { answer, message, others, move, cancel } = REQUEST_MESSAGES;

const START = { text: '' };

interface RequestFormProps {
  request: SupportRequest;
  onClose: () => void;
}

/** The answer to the open question of the centre. */
export function AnswerForm({ request: { _id: id } }: Pick<RequestFormProps, 'request'>) {
  const [send] = useAnswerMyRequestMutation();
  const userId = useProfile()?._id ?? '';
  return (
    <SendForm
      label={answer.form}
      texts={answer}
      initialValues={START}
      validationSchema={supportStepSchema}
      draftKey={DRAFT_KEYS.requestAnswer(userId, id)}
      onSend={async (values) => refusalOf((await send({ id, ...supportStepSchema.cast(values) })).error)}
    >
      <TextAreaField name="text" label={answer.text} minRows={4} required />
    </SendForm>
  );
}

/** A message to the centre. */
export function MessageForm({ request: { _id: id }, onClose }: RequestFormProps) {
  const [send] = useWriteInMyRequestMutation();
  const userId = useProfile()?._id ?? '';
  return (
    <SendForm
      label={message.form}
      texts={message}
      initialValues={START}
      validationSchema={supportStepSchema}
      draftKey={DRAFT_KEYS.requestMessage(userId, id)}
      onSend={async (values) => refusalOf((await send({ id, ...supportStepSchema.cast(values) })).error)}
      onSent={onClose}
      onCancel={onClose}
      isQuiet
    >
      <TextAreaField name="text" label={message.text} minRows={3} required />
    </SendForm>
  );
}

/** Asks for other slots than those on offer. */
export function OthersForm({ request: { _id: id }, onClose }: RequestFormProps) {
  const [send] = useAskForOtherSlotsMutation();
  const userId = useProfile()?._id ?? '';
  return (
    <SendForm
      label={others.form}
      texts={others}
      initialValues={START}
      validationSchema={supportStepSchema}
      draftKey={DRAFT_KEYS.requestSlots(userId, id)}
      onSend={async (values) => refusalOf((await send({ id, ...supportStepSchema.cast(values) })).error)}
      onSent={onClose}
      onCancel={onClose}
      isQuiet
    >
      <TextAreaField name="text" label={others.text} minRows={3} required />
    </SendForm>
  );
}

/** Gives the chosen slot up, with a reason. */
export function MoveForm({ request: { _id: id, scheduled }, onClose }: RequestFormProps) {
  const [send] = useMoveMyRequestMutation();
  const userId = useProfile()?._id ?? '';
  return (
    <SendForm
      label={move.form}
      texts={move}
      initialValues={START}
      validationSchema={supportStepSchema}
      draftKey={DRAFT_KEYS.requestSlots(userId, id)}
      onSend={async (values) => refusalOf((await send({ id, ...supportStepSchema.cast(values) })).error)}
      onSent={onClose}
      onCancel={onClose}
      isQuiet
    >
      {scheduled && <p>{dated(move.effect(slotWords(scheduled.slot)))}</p>}
      <TextAreaField name="text" label={move.text} minRows={3} required />
    </SendForm>
  );
}

interface CancelFormProps extends RequestFormProps {
  /** Names the request. */
  title: string;
}

/** Cancels a request, with or without a reason. */
export function CancelForm({ request: { _id: id }, title, onClose }: CancelFormProps) {
  const [send] = useCancelMyRequestMutation();
  const userId = useProfile()?._id ?? '';
  return (
    <SendForm
      label={title}
      texts={{ ...cancel, cancel: cancel.keep }}
      initialValues={START}
      validationSchema={supportCancelSchema}
      draftKey={DRAFT_KEYS.requestCancel(userId, id)}
      onSend={async (values) =>
        refusalOf((await send({ id, text: supportCancelSchema.cast(values).text ?? null })).error)
      }
      onSent={onClose}
      onCancel={onClose}
    >
      <p>{cancel.effect}</p>
      <TextAreaField name="text" label={cancel.reason} minRows={3} />
    </SendForm>
  );
}
