import { serverMessage } from '@portal/api-slice';
import { PREVIEW_PATH } from '@portal/domain';
import { Button, FormError } from '@portal/ui/core';
import { useNavigate } from '@portal/ui/router';
import { useReplayCompositionMutation } from '../api/previews';
import { MESSAGES } from './messages';

const { replay: texts } = MESSAGES;

/**
 * Makes a preview of a past composition and navigates to its page; if that is impossible, names the removed releases.
 */
export function ReplayButton({ id }: { id: string }) {
  const [replay, { isLoading, error }] = useReplayCompositionMutation();
  const navigate = useNavigate();
  const open = async () => {
    const { data } = await replay(id);
    if (data) void navigate(`${PREVIEW_PATH}/${data._id}`);
  };
  return (
    <>
      {error && <FormError title={texts.failedTitle}>{serverMessage(error) ?? texts.failed}</FormError>}
      <div className="adm-part-actions">
        <Button loading={isLoading} aria-label={texts.openOf(id)} onClick={() => void open()}>
          {texts.open}
        </Button>
        <span className="adm-soft">{texts.effect}</span>
      </div>
    </>
  );
}
