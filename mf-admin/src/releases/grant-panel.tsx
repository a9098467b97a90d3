import { day } from '@portal/domain';
import type { GrantRecord, ReleasedPart } from '@portal/domain';
import { Button, DefinitionList, Disclosure } from '@portal/ui/core';
import { useState } from 'react';
import { GrantDialog } from './grant-dialog';
import { MESSAGES } from './messages';
import { TokenDialog } from './token-dialog';
import { TokenTable } from './token-table';

const { grant: texts, token } = MESSAGES;

/** What a part was granted, and the tokens with which its team releases it. */
export function GrantPanel({ part }: { part: ReleasedPart }) {
  const { name, grant, tokens } = part;
  const [isChanging, setChanging] = useState(false);
  const [isMakingToken, setMakingToken] = useState(false);
  return (
    <>
      <Disclosure summary={texts.summary}>
        <div className="adm-stack">
          <GrantFacts grant={grant} />
          <TokenTable part={name} tokens={tokens} />
          <div className="adm-part-actions">
            <Button aria-label={texts.changeOf(name)} aria-haspopup="dialog" onClick={() => setChanging(true)}>
              {texts.change}
            </Button>
            <Button aria-label={token.openFor(name)} aria-haspopup="dialog" onClick={() => setMakingToken(true)}>
              {token.open}
            </Button>
          </div>
        </div>
      </Disclosure>
      <GrantDialog part={part} open={isChanging} onClose={() => setChanging(false)} />
      <TokenDialog part={name} open={isMakingToken} onClose={() => setMakingToken(false)} />
    </>
  );
}

function untilOf({ ends_at: endsAt }: GrantRecord): string {
  const last = day(endsAt);
  if (last === null) return texts.noEnd;
  return endsAt !== null && endsAt * 1000 <= Date.now() ? texts.ended(last) : last;
}

const GrantFacts = ({ grant }: { grant: GrantRecord }) => (
  <DefinitionList
    items={[
      { label: texts.facts.paths, value: grant.prefixes?.join(', ') ?? texts.anyPath },
      { label: texts.facts.menu, value: texts.menu(grant.menu_from, grant.menu_to) },
      { label: texts.facts.limits, value: texts.atMost(grant.limits) },
      { label: texts.facts.until, value: untilOf(grant) },
      ...(grant.email === null ? [] : [{ label: texts.email, value: grant.email }]),
    ]}
  />
);
