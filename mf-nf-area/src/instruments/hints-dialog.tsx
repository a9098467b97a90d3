import type { Lidar } from '@portal/domain';
import { Dialog } from '@portal/ui/overlay';
import { MESSAGES } from '../messages';
import { useUrlState } from '../url-state/use-url-state';
import { LidarSuggestions } from './lidar-suggestions';

const { compliance: texts } = MESSAGES;

/** What is asked of a lidar, and how the one that the address names would be evaluated. */
export function HintsDialog({ lidars }: { lidars: readonly Lidar[] }) {
  const { urlState, go } = useUrlState();
  const lidar = lidars.find(({ _id }) => _id === urlState.hints);
  return (
    <Dialog title={texts.window(lidar?.name ?? '')} isOpen={lidar !== undefined} onClose={() => go({ hints: null })}>
      {lidar && (
        <div className="nf-stack">
          <h3>{texts.criteria}</h3>
          <ul>
            {texts.list.map((criterion) => (
              <li key={criterion}>{criterion}</li>
            ))}
          </ul>
          <LidarSuggestions id={lidar._id} />
        </div>
      )}
    </Dialog>
  );
}
