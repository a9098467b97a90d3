import { Button, ErrorState, Loading, Panel } from '@portal/ui/core';
import { lazy, Suspense, useState } from 'react';
import { useListNetworkMonthsQuery } from '../api/facilities';
import { MESSAGES } from './messages';

const { network: texts } = MESSAGES;

const DrawnNetwork = lazy(async () => ({ default: (await import('./drawn-network')).DrawnNetwork }));

/** The growth of the network, loaded and drawn on request. */
export function NetworkPlot() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="adm-page">
      <div>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {texts.button}
        </Button>
      </div>
      {isOpen && (
        <Panel>
          <Months />
        </Panel>
      )}
    </div>
  );
}

function Months() {
  const { currentData: months, isError, refetch } = useListNetworkMonthsQuery();
  if (!months && isError)
    return (
      <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
        {texts.failed}
      </ErrorState>
    );
  if (!months) return <Loading label={texts.loading} />;
  return (
    <Suspense fallback={<Loading label={texts.loading} />}>
      <DrawnNetwork months={months} />
    </Suspense>
  );
}
