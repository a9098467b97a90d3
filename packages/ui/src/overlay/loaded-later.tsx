import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { ErrorState, Loading } from '../core/states';

/** The words shown while a part of a page is loaded, and if that failed. */
export interface LaterTexts {
  loading: string;
  failedTitle: string;
  failed: string;
}

/**
 * Content of a window, a sheet or a tab whose script is loaded when it is first shown, because most visits do without.
 * Unlike React's `lazy`, a failure stays in its place: the page around it keeps what was typed there, and the next
 * attempt loads again.
 */
export function loadedLater<Props extends object>(load: () => Promise<ComponentType<Props>>, texts: LaterTexts) {
  let Loaded: ComponentType<Props> | null = null;
  const get = async () => {
    Loaded = await load();
  };
  return function Later(props: Props) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
    const ask = useCallback(() => {
      setState('loading');
      get().then(
        () => setState('loaded'),
        () => setState('failed'),
      );
    }, []);
    useEffect(() => {
      if (!Loaded) ask();
    }, [ask]);
    if (Loaded) return <Loaded {...props} />;
    if (state !== 'failed') return <Loading label={texts.loading} />;
    return (
      <ErrorState title={texts.failedTitle} onRetry={ask}>
        {texts.failed}
      </ErrorState>
    );
  };
}
