import type { CalendarAddress } from '@portal/domain';
import { Button, Dated, formatDay, Panel, useCopy } from '@portal/ui/core';
import './calendar.css';
import { CALENDAR_MESSAGES } from './messages';

const { addresses: texts } = CALENDAR_MESSAGES;

export interface CalendarAddressesProps {
  addresses: readonly CalendarAddress[];
  /** The address that was just made; it is shown only once. */
  made: string | null;
  isBusy: boolean;
  onMake: () => void;
  onEnd: (id: string) => void;
}

/** The addresses at which calendar programs read the user's calendar. */
export const CalendarAddresses = ({ addresses, made, isBusy, onMake, onEnd }: CalendarAddressesProps) => (
  <Panel
    title={texts.title}
    actions={
      <Button size="small" loading={isBusy} onClick={onMake}>
        {texts.make}
      </Button>
    }
  >
    <div className="qa-addresses">
      <p>{texts.intro}</p>
      {made !== null && <Made url={made} />}
      {addresses.length > 0 && (
        <ul aria-label={texts.list}>
          {addresses.map(({ _id, created_at, last_used_at: used }) => {
            const on = formatDay(created_at) ?? '';
            return (
              <li key={_id}>
                <Dated
                  text={`${texts.madeOn(on)}, ${used === null ? texts.unused : texts.used(formatDay(used) ?? '')}`}
                />{' '}
                <Button size="small" aria-label={texts.endOf(on)} onClick={() => onEnd(_id)}>
                  {texts.end}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  </Panel>
);

function Made({ url }: { url: string }) {
  const { copy, outcome } = useCopy(url);
  return (
    <output className="qa-made">
      <span>{outcome === 'refused' ? texts.notCopied : texts.made}</span>
      <code>{url}</code>
      <Button size="small" onClick={() => void copy()}>
        {outcome === 'copied' ? texts.copied : texts.copy}
      </Button>
    </output>
  );
}
