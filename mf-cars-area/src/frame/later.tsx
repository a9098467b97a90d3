import { ErrorState, Loading } from '@portal/ui/core';
import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { MESSAGES } from '../messages';

const { later: texts } = MESSAGES;

const content = () => import('./on-request');
type OnRequest = Awaited<ReturnType<typeof content>>;
let loaded: OnRequest | null = null;

async function load() {
  loaded = await content();
}

/**
 * Content of a window or sheet, loaded when the first one is opened, because most visits open none. A failure stays
 * within the window: the page behind it keeps what was typed there, and the next attempt loads again.
 */
export function later<Props extends object>(pick: (all: OnRequest) => ComponentType<Props>) {
  return function Later(props: Props) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(loaded ? 'loaded' : 'loading');
    const ask = useCallback(() => {
      setState('loading');
      load().then(
        () => setState('loaded'),
        () => setState('failed'),
      );
    }, []);
    useEffect(() => {
      if (!loaded) ask();
    }, [ask]);
    if (loaded) {
      const Content = pick(loaded);
      return <Content {...props} />;
    }
    if (state === 'loading') return <Loading label={texts.loading} />;
    return (
      <ErrorState title={texts.failedTitle} onRetry={ask}>
        {texts.failed}
      </ErrorState>
    );
  };
}
