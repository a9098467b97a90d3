import { serverMessage } from '@portal/api-slice';
import type { ReleasedPart } from '@portal/domain';
import { Button, FormError, Icon, useCopy } from '@portal/ui/core';
import { Modal } from '@portal/ui/overlay';
import { useEffect, useRef } from 'react';
import { useMakeDeployTokenMutation } from '../api/releases';
import { MESSAGES } from './messages';

export interface TokenDialogProps {
  part: ReleasedPart;
  open: boolean;
  onClose: () => void;
}

const { token: texts } = MESSAGES;

/** Confirms that a new deploy token replaces the old one, then shows it once. */
export function TokenDialog({ part: { name, has_deploy_token: hasOne }, open, onClose }: TokenDialogProps) {
  const [make, { data, isLoading, error, reset }] = useMakeDeployTokenMutation();
  const made = data?.token;
  // Closing before the response would lose the token, while the old one no longer works.
  const leave = () => {
    if (!isLoading) onClose();
  };
  const ask = [
    <Button key="cancel" disabled={isLoading} onClick={onClose}>
      {texts.cancel}
    </Button>,
    <Button key="make" type="primary" loading={isLoading} onClick={() => void make(name)}>
      {texts.confirm}
    </Button>,
  ];
  const done = (
    <Button type="primary" onClick={onClose}>
      {texts.done}
    </Button>
  );
  return (
    <Modal
      open={open}
      title={texts.title(name)}
      footer={made === undefined ? ask : done}
      onCancel={leave}
      // The token is shown only once, so a stray click on the mask must not close the dialog.
      mask={{ closable: made === undefined }}
      afterClose={reset}
      destroyOnHidden
    >
      {made === undefined ? (
        <div className="adm-stack">
          <p>{texts.question(name)}</p>
          <p>{hasOne ? texts.replaces : texts.first}</p>
          {error !== undefined && (
            <FormError title={texts.failedTitle}>{serverMessage(error) ?? texts.failed}</FormError>
          )}
        </div>
      ) : (
        <NewToken token={made} of={name} />
      )}
    </Modal>
  );
}

interface NewTokenProps {
  token: string;
  of: string;
}

const { token: tokenTexts } = MESSAGES;

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
