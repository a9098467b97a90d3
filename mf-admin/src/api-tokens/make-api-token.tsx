import { refusalOf } from '@portal/api-slice';
import { apiTokenSchema, SCOPE_CODES, TOKEN_DAYS, TOKEN_SCOPES, type TokenScope } from '@portal/domain';
import { Button } from '@portal/ui/core';
import { CheckboxGroupField, NumberField, SendForm, TextField } from '@portal/ui/form';
import { Modal } from '@portal/ui/overlay';
import { useState } from 'react';
import { useMakeApiTokenMutation } from '../api/api-tokens';
import { ShownOnce } from '../shown-once';
import { MESSAGES } from './messages';

const { make: texts } = MESSAGES;
const START = { name: '', scopes: [] as TokenScope[], days: String(TOKEN_DAYS.usual) };
const TEXTS = { ...texts, send: texts.confirm };
const SCOPES = SCOPE_CODES.map((code) => {
  const { name, about } = TOKEN_SCOPES[code];
  return { value: code, label: texts.scope(name, about) };
});

/** A button whose window makes an API token, and then shows it once. */
export function MakeApiToken() {
  const [isOpen, setOpen] = useState(false);
  const [make, { isLoading, reset }] = useMakeApiTokenMutation();
  const [made, setMade] = useState<string>();
  const close = () => setOpen(false);
  const forget = () => {
    reset();
    setMade(undefined);
  };
  return (
    <>
      <Button type="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Modal
        open={isOpen}
        title={texts.title}
        footer={
          made === undefined ? null : (
            <Button type="primary" onClick={close}>
              {texts.done}
            </Button>
          )
        }
        // Closing before the answer would lose the token.
        onCancel={() => !isLoading && close()}
        // The token is shown only once, so a stray click on the mask must not close the window.
        mask={{ closable: made === undefined }}
        afterClose={forget}
        destroyOnHidden
      >
        {made === undefined ? (
          <SendForm
            label={texts.title}
            texts={TEXTS}
            initialValues={START}
            validationSchema={apiTokenSchema}
            onSend={async (values) => {
              const answer = await make(apiTokenSchema.cast(values));
              setMade(answer.data?.token);
              return refusalOf(answer.error);
            }}
            onCancel={close}
          >
            <TextField name="name" label={texts.name} hint={texts.nameHint} required />
            <CheckboxGroupField name="scopes" label={texts.scopes} options={SCOPES} required />
            <NumberField name="days" label={texts.days} unit={texts.daysUnit} />
          </SendForm>
        ) : (
          <ShownOnce secret={made} label={texts.label} texts={texts} />
        )}
      </Modal>
    </>
  );
}
