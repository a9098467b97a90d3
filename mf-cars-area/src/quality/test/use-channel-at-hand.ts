import { useUrlParameter } from '@portal/ui/router';
import { useCallback, useEffect, useRef, useState } from 'react';

const PARAM = 'channel';

/**
 * The channel at hand, which is in the URL. The panel of a channel takes the focus when it was chosen by a key or a
 * button, so that the keys and Tab go on from there.
 */
export function useChannelAtHand(names: readonly string[]) {
  const [asked, setAsked] = useUrlParameter(PARAM, { replace: true });
  const panel = useRef<HTMLElement>(null);
  const isChosen = useRef(false);
  // The URL follows later than the next key may, which must not assess the channel before.
  const [ahead, setAhead] = useState<string | null>(null);
  if (ahead !== null && ahead === asked) setAhead(null);
  const channel = names.find((name) => name === (ahead ?? asked)) ?? names[0];
  const choose = useCallback(
    (name: string) => {
      isChosen.current = true;
      setAhead(name);
      setAsked(name);
      // The same channel again is no change, and still leads to its panel.
      panel.current?.focus({ preventScroll: true });
    },
    [setAsked],
  );
  useEffect(() => {
    if (!isChosen.current) return;
    isChosen.current = false;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
    // eslint-disable-next-line react/exhaustive-deps -- only a step to another channel is one
  }, [channel]);
  return { channel, choose, panel };
}
