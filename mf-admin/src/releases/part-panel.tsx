import type { ReleasedPart, ReleaseRecord } from '@portal/domain';
import { Alert, Panel } from '@portal/ui/core';
import { useCallback, useState } from 'react';
import { FaultTable } from './fault-table';
import { MESSAGES } from './messages';
import { PartActions } from './part-actions';
import { PartFacts } from './part-facts';
import { currentOf, failuresOf } from './release-facts';
import { ReleaseHistory } from './release-history';
import { RollBackDialog } from './roll-back-dialog';
import { TokenDialog } from './token-dialog';
import { useFocusKept } from './use-focus-kept';
import { wayBackTo } from './way-back';
import type { WayBack } from './way-back';

const { part: texts, rollBack } = MESSAGES;

/** A part of the portal: its present release, how that one does in browsers, and the ones before. */
export function PartPanel({ part }: { part: ReleasedPart }) {
  const [way, setWay] = useState<WayBack>();
  const [isMakingToken, setMakingToken] = useState(false);
  const [done, setDone] = useState<WayBack>();
  const current = currentOf(part);
  // What is said of a rollback holds until the next release.
  const isBack = done !== undefined && done.hash === current?.hash;
  const { box, focusIfLost } = useFocusKept(isBack);
  const ask = useCallback((release: ReleaseRecord) => setWay(wayBackTo(release, part)), [part]);
  const isFailing = current !== undefined && failuresOf(current) > 0;
  return (
    <div ref={box} tabIndex={-1} className={isFailing ? 'adm-part adm-part-failing' : 'adm-part'}>
      <Panel
        title={part.name}
        actions={<PartActions part={part} current={current} onRollBack={ask} onNewToken={() => setMakingToken(true)} />}
      >
        <div className="adm-stack">
          {isBack && <Alert type="success" showIcon title={rollBack.done(part.name, done.to)} />}
          {current ? (
            <>
              <FaultTable part={part.name} release={current} />
              <PartFacts part={part} release={current} />
            </>
          ) : (
            <p>{texts.nothingCurrent}</p>
          )}
          {part.releases.length > 0 && <ReleaseHistory part={part} onRollBack={ask} />}
        </div>
      </Panel>
      <RollBackDialog
        part={part.name}
        way={way}
        onClose={() => setWay(undefined)}
        onClosed={focusIfLost}
        onDone={setDone}
      />
      <TokenDialog part={part} open={isMakingToken} onClose={() => setMakingToken(false)} />
    </div>
  );
}
