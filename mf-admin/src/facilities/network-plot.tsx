import { Button, ErrorState, Loading, Panel } from '@portal/ui/core';
import { loadedLater } from '@portal/ui/later';
import { useSearchParams } from '@portal/ui/router';
import { useState } from 'react';
import { useListNetworkMonthsQuery } from '../api/facilities';
import { MESSAGES } from './messages';

const { network: texts } = MESSAGES;

const DrawnNetwork = loadedLater(() => import('./drawn-network').then((module) => module.DrawnNetwork), texts);

/** In the address, if a link leads to the plot. */
const ASKED = ['network', 'open'] as const;

/** Whether a link asks for the plot. It is then above the table, which is longer than a screen. */
export const useIsNetworkAsked = () => useSearchParams()[0].get(ASKED[0]) === ASKED[1];

/** The growth of the network, loaded and drawn on request: by its button, or by a link that leads to it. */
export function NetworkPlot() {
  const isAsked = useIsNetworkAsked();
  const [isOpen, setIsOpen] = useState(isAsked);
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
  return <DrawnNetwork months={months} />;
}
