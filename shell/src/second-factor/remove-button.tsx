import { useConfirmed } from '@portal/api-slice';
import { Button } from '@portal/ui/core';
import { useLazyDialog } from '../layout/use-lazy-dialog';

interface RemoveButtonProps<Argument> {
  /** What is removed, in words. */
  what: string;
  mutation: Parameters<typeof useConfirmed<Argument>>[0];
  argument: Argument;
}

const load = () => import('./remove-dialog').then((module) => module.RemoveDialog);

/** Removes a second factor after a confirmation. */
export function RemoveButton<Argument>({ what, mutation, argument }: RemoveButtonProps<Argument>) {
  const { Dialog, open, show, onClose } = useLazyDialog(load);
  const { confirm, close, isBusy, error } = useConfirmed(mutation, onClose);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" aria-label={`Remove ${what}`} onClick={show}>
        Remove
      </Button>
      {Dialog && (
        <Dialog
          what={what}
          isBusy={isBusy}
          error={error}
          open={open}
          onClose={close}
          onConfirm={() => void confirm(argument)}
        />
      )}
    </>
  );
}
