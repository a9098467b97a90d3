import { refusalOf } from '@portal/api-slice';
import { day, grantSchema, PART_LIMITS, PART_NAME } from '@portal/domain';
import type { PartLimit, ReleasedPart } from '@portal/domain';
import { DateField, FieldGrid, NumberField, SendForm, TextAreaField, TextField } from '@portal/ui/form';
import { Modal } from '@portal/ui/overlay';
import { useGrantPartMutation } from '../api/releases';
import { GRANT_MESSAGES } from './grant-messages';

export interface GrantDialogProps {
  /** The part whose grant is changed; a new one is named in the form. */
  part?: ReleasedPart | undefined;
  /** The first menu position that is free for a new part. */
  position?: number | undefined;
  open: boolean;
  onClose: () => void;
}

const { grant: texts } = GRANT_MESSAGES;
const TEXTS = {
  problems: texts.problems,
  failedTitle: texts.failedTitle,
  failed: texts.failed,
  send: texts.send,
  cancel: texts.cancel,
};
/** Menu positions that a new part is offered, and the last one there is. */
const PLACES = 10;
const LAST_PLACE = 1000;
const BYTES_PER_MB = 1_000_000;
const LIMITS = ['pages', 'menu_entries', 'files', 'bytes'] as const satisfies readonly PartLimit[];

const shown = (name: PartLimit, value: number) => String(name === 'bytes' ? value / BYTES_PER_MB : value);

/** The initial form values: lines of paths, and numbers as texts. */
function startOf(part: ReleasedPart | undefined, position: number) {
  const {
    prefixes = [],
    menu_from = position,
    menu_to = Math.min(position + PLACES - 1, LAST_PLACE),
    limits = PART_LIMITS,
    ends_at = null,
    email = null,
  } = part?.grant ?? {};
  return {
    name: part?.name ?? '',
    prefixes: prefixes === null ? null : prefixes.join('\n'),
    menu_from: String(menu_from),
    menu_to: String(menu_to),
    ends_at: day(ends_at) ?? '',
    email: email ?? '',
    limits: Object.fromEntries(LIMITS.map((name) => [name, shown(name, limits[name])])) as Record<PartLimit, string>,
  };
}
type Typed = ReturnType<typeof startOf>;

const linesOf = (text: string) =>
  text
    .split(/\s+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The request body for the form values. */
const sentOf = ({ prefixes, limits, email, name: _name, ...rest }: Typed) => ({
  ...rest,
  email: email.trim() || null,
  prefixes: prefixes === null ? null : linesOf(prefixes),
  limits: { ...limits, bytes: String(Number(limits.bytes) * BYTES_PER_MB) },
});

/** Messages about single paths are shown at the field that contains all of them. */
const onOneField = (errors: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.startsWith('prefixes') ? 'prefixes' : path, message]),
  );

function problemsOf(values: Typed): Record<string, string> {
  const name: Record<string, string> = PART_NAME.test(values.name) ? {} : { name: texts.partProblem };
  try {
    grantSchema.validateSync(sentOf(values), { abortEarly: false });
    return name;
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return { ...name, ...onOneField(Object.fromEntries(inner.map(({ path, message }) => [path, message]))) };
  }
}

/** Grants a part its rights, or changes the grant. */
export function GrantDialog({ part, position = 0, open, onClose }: GrantDialogProps) {
  const [send] = useGrantPartMutation();
  const title = part ? texts.title(part.name) : texts.newTitle;
  return (
    <Modal open={open} title={title} footer={null} onCancel={onClose} destroyOnHidden>
      <SendForm
        label={title}
        texts={TEXTS}
        initialValues={startOf(part, position)}
        validate={problemsOf}
        onSend={async (values) => {
          const refusal = refusalOf((await send({ part: values.name, grant: grantSchema.cast(sentOf(values)) })).error);
          return refusal?.errors ? { ...refusal, errors: onOneField(refusal.errors) } : refusal;
        }}
        onSent={onClose}
        onCancel={onClose}
      >
        <p>{texts.intro}</p>
        {!part && <TextField name="name" label={texts.part} hint={texts.partHint} required />}
        {part?.grant.prefixes !== null && (
          <TextAreaField name="prefixes" label={texts.prefixes} hint={texts.prefixesHint} minRows={2} required />
        )}
        <FieldGrid>
          <NumberField name="menu_from" label={texts.from} required />
          <NumberField name="menu_to" label={texts.to} required />
          <DateField name="ends_at" label={texts.ends} hint={texts.endsHint} />
          <TextField name="email" label={texts.email} hint={texts.emailHint} />
          {LIMITS.map((name) => (
            <NumberField
              key={name}
              name={`limits.${name}`}
              label={texts.limits[name]}
              unit={name === 'bytes' ? texts.megabytes : undefined}
            />
          ))}
        </FieldGrid>
      </SendForm>
    </Modal>
  );
}
