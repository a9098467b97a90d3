import { serverMessage, useResendEmailMutation } from '@portal/api-slice';
import { Button, FormError, Icon } from '@portal/ui/core';
import { MESSAGES } from './messages';

const { window: texts } = MESSAGES;

/** Props of `Resend`. */
export interface ResendProps {
  id: string;
  onResent: () => void;
}

/** Has a message that failed sent once more; what the server says to that is shown. */
export function Resend({ id, onResent }: ResendProps) {
  const [resend, { isLoading, error }] = useResendEmailMutation();
  async function send() {
    const { error: refusal } = await resend(id);
    if (refusal === undefined) onResent();
  }
  return (
    <div className="adm-stack">
      <div>
        <Button type="primary" icon={<Icon name="send" />} loading={isLoading} onClick={() => void send()}>
          {texts.resend}
        </Button>
      </div>
      {error !== undefined && (
        <FormError title={texts.notResentTitle}>{serverMessage(error) ?? texts.notResent}</FormError>
      )}
    </div>
  );
}
