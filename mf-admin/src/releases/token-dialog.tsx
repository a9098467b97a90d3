import { refusalOf } from '@portal/api-slice';
import { deployTokenSchema, TOKEN_DAYS } from '@portal/domain';
import { Button, Icon, useCopy } from '@portal/ui/core';
import { NumberField, SendForm, TextField } from '@portal/ui/form';
import { Modal } from '@portal/ui/overlay';
import { useEffect, useRef, useState } from 'react';
import { useMakeDeployTokenMutation } from '../api/releases';
import { GRANT_MESSAGES } from './grant-messages';

export interface TokenDialogProps {
  part: string;
  open: boolean;
  onClose: () => void;
}

const { token: texts } = GRANT_MESSAGES;
const START = { name: '', days: String(TOKEN_DAYS.usual) };
const TEXTS = {
  problems: texts.problems,
  failedTitle: texts.failedTitle,
  failed: texts.failed,
  send: texts.confirm,
  cancel: texts.cancel,
};

/** Creates a deploy token with a name and an expiry, then shows it once. */
export function TokenDialog({ part, open, onClose }: TokenDialogProps) {
  const [make, { isLoading, reset }] = useMakeDeployTokenMutation();
  const [made, setMade] = useState<string>();
  // Closing before the answer would lose the token.
  const leave = () => {
    if (!isLoading) onClose();
  };
  const forget = () => {
    reset();
    setMade(undefined);
  };
  return (
    <Modal
      open={open}
      title={texts.title(part)}
      footer={
        made === undefined ? null : (
          <Button type="primary" onClick={onClose}>
            {texts.done}
          </Button>
        )
      }
      onCancel={leave}
      // The token is shown only once, so a stray click on the mask must not close the dialog.
      mask={{ closable: made === undefined }}
      afterClose={forget}
      destroyOnHidden
    >
      {made === undefined ? (
        <SendForm
          label={texts.title(part)}
          texts={TEXTS}
          initialValues={START}
          validationSchema={deployTokenSchema}
          onSend={async (values) => {
            const answer = await make({ part, ...deployTokenSchema.cast(values) });
            setMade(answer.data?.token);
            return refusalOf(answer.error);
          }}
          onCancel={onClose}
        >
          <p>{texts.question(part)}</p>
          <TextField name="name" label={texts.name} hint={texts.nameHint} />
          <NumberField name="days" label={texts.days} unit={texts.daysUnit} />
        </SendForm>
      ) : (
        <NewToken token={made} of={part} />
      )}
    </Modal>
  );
}

interface NewTokenProps {
  token: string;
  of: string;
}

const { token: tokenTexts } = GRANT_MESSAGES;

/** A new token, ready to be copied. */
function NewToken({ token, of }: NewTokenProps) {
  const { outcome, copy } = useCopy(token);
  const box = useRef<HTMLInputElement>(null);
  // The focused button has been removed with the question.
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  return (
    <div className="adm-stack">
      <p>{tokenTexts.once}</p>
      <div className="adm-token">
        <input ref={box} className="p-figures" readOnly value={token} aria-label={tokenTexts.label(of)} />
        <Button icon={<Icon name={outcome === 'copied' ? 'check' : 'copy'} />} onClick={() => void copy()}>
          {outcome === 'copied' ? tokenTexts.copied : tokenTexts.copy}
        </Button>
      </div>
      <output className={outcome === 'refused' ? undefined : 'p-visually-hidden'}>
        {outcome === 'copied' && tokenTexts.copied}
        {outcome === 'refused' && tokenTexts.notCopied}
      </output>
    </div>
  );
}
