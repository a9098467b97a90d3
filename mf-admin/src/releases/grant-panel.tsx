import { day } from '@portal/domain';
import type { GrantRecord, ReleasedPart } from '@portal/domain';
import { Button, DefinitionList, Disclosure } from '@portal/ui/core';
import { useState } from 'react';
import { GrantDialog } from './grant-dialog';
import { KeyDialog } from './key-dialog';
import { KeyTable } from './key-table';
import { GRANT_MESSAGES } from './grant-messages';
import { PreviewersDialog } from './previewers-dialog';
import { TokenDialog } from './token-dialog';
import { TokenTable } from './token-table';

const { grant: texts, key, token, previewers } = GRANT_MESSAGES;

/** The grant of a part, and the tokens and keys with which its team releases it. */
export function GrantPanel({ part }: { part: ReleasedPart }) {
  const { name, grant, tokens, keys } = part;
  const [isChanging, setChanging] = useState(false);
  const [isMakingToken, setMakingToken] = useState(false);
  const [isAddingKey, setAddingKey] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Disclosure summary={texts.summary}>
        <div className="adm-stack">
          <GrantFacts grant={grant} />
          <TokenTable part={name} tokens={tokens} />
          <KeyTable part={name} keys={keys} />
          <div className="adm-part-actions">
            <Button aria-label={texts.changeOf(name)} aria-haspopup="dialog" onClick={() => setChanging(true)}>
              {texts.change}
            </Button>
            <Button aria-label={token.openFor(name)} aria-haspopup="dialog" onClick={() => setMakingToken(true)}>
              {token.open}
            </Button>
            <Button aria-label={key.openFor(name)} aria-haspopup="dialog" onClick={() => setAddingKey(true)}>
              {key.open}
            </Button>
            <Button aria-label={previewers.openOf(name)} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
              {previewers.open}
            </Button>
          </div>
        </div>
      </Disclosure>
      <GrantDialog part={part} open={isChanging} onClose={() => setChanging(false)} />
      <PreviewersDialog part={name} open={isChoosing} onClose={() => setChoosing(false)} />
      <TokenDialog part={name} open={isMakingToken} onClose={() => setMakingToken(false)} />
      <KeyDialog part={name} open={isAddingKey} onClose={() => setAddingKey(false)} />
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
