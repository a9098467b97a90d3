import { refusalOf, useProfile } from '@portal/api-slice';
import { deputySchema } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { EmailField, SendForm } from '@portal/ui/form';
import { useNameDeputyMutation } from '../api/deputies';
import { DRAFT_KEYS } from '../saving/draft-keys';
import { MESSAGES } from './messages';

const { name: texts } = MESSAGES;
const START = { email: '' };

/** Names a deputy by the email address of an account. */
export function NameDeputy({ facility: { _id: id } }: { facility: NationalFacility }) {
  const [send] = useNameDeputyMutation();
  return (
    <SendForm
      label={texts.title}
      texts={texts}
      initialValues={START}
      validationSchema={deputySchema}
      draftKey={DRAFT_KEYS.newDeputy(useProfile()?._id ?? '', id)}
      isQuiet
      onSend={async (values) => refusalOf((await send({ id, ...deputySchema.cast(values) })).error)}
    >
      <EmailField name="email" label={texts.email} hint={texts.hint} autoComplete="off" required />
    </SendForm>
  );
}
