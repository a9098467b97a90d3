import type { CompositionNews } from '@portal/domain';
import { useLocation } from '@portal/ui/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { composition } from '../composition';
import { askNews } from './ask-news';
import { isTooOld, noticeOf } from './decide-news';
import { InsistingDialog } from './insisting-dialog';
import { ASK_EVERY, LOADED_AT } from './asking';
import type { NewsProps } from './asking';
import { WORDS } from './words';

/** Announces newer releases, and reloads a tab that has run withdrawn code too long. */
export function News({ onReload }: NewsProps) {
  const { id } = composition();
  const news = useAskedNews(onReload);
  const [dismissed, setDismissed] = useState('');
  const { isPostponed, postpone } = usePostponing();
  const notice = noticeOf(news, id);
  const isInsisting = notice === 'dialog' && !isPostponed;
  const isLineShown = notice !== 'none' && !isInsisting && dismissed !== news?.composition;
  return (
    <>
      <output className="s-news">
        {isLineShown && (
          <>
            {WORDS.line}
            <button type="button" onClick={onReload}>
              {WORDS.reload}
            </button>
            <button type="button" onClick={() => setDismissed(news?.composition ?? '')}>
              {WORDS.dismiss}
            </button>
          </>
        )}
      </output>
      {isInsisting && <InsistingDialog onReload={onReload} onLater={postpone} />}
    </>
  );
}

/** The server's latest answer, requested at navigation, at most once in five minutes. */
function useAskedNews(onReload: () => void): CompositionNews | null {
  const { pathname } = useLocation();
  const [news, setNews] = useState<CompositionNews | null>(null);
  const askedAt = useRef(0);
  const arrive = useEffectEvent(async () => {
    const isOld = isTooOld(news, Date.now() - LOADED_AT);
    if (!isOld && Date.now() - askedAt.current < ASK_EVERY) return;
    askedAt.current = Date.now();
    const answer = await askNews(composition().id);
    // Without an answer from the server, a reload would fail too.
    if (answer === null) return;
    if (isOld && isTooOld(answer, Date.now() - LOADED_AT)) onReload();
    else setNews(answer);
  });
  // Every navigation triggers a request, whatever its target; the state is set when the answer arrives.
  // eslint-disable-next-line react/exhaustive-effect-dependencies, react/set-state-in-effect
  useEffect(() => void arrive(), [pathname]);
  return news;
}

/** Whether the dialog is postponed until the user leaves this page. */
function usePostponing() {
  const { pathname } = useLocation();
  const [postponedOn, setPostponedOn] = useState<string | null>(null);
  // On another page, the work on the previous one is finished or abandoned.
  if (postponedOn !== null && postponedOn !== pathname) setPostponedOn(null);
  return { isPostponed: postponedOn !== null, postpone: () => setPostponedOn(pathname) };
}
