import type { InstrumentKind, UnfinishedCopy } from '@portal/domain';
import { isSameInput } from '@portal/instruments';
import type { UnfinishedForm } from '@portal/instruments';
import { draftBase, readLocalDraft, setDraftBase, storeLocalDraft } from '@portal/ui/form';
import { useEffect, useState } from 'react';
import { useUnfinishedCalls } from '../api/unfinished';

type Start = Pick<UnfinishedForm, 'version' | 'kept' | 'other'>;

const MS_PER_SECOND = 1000;

/**
 * Reconciles the copy on the server with the local draft. If only the server has something new, because this browser has
 * no draft or nothing was typed here since its last kept state, the copy becomes the local draft, which the form
 * restores. If both have something new and differ, the form begins with the local draft and is told of the other copy.
 */
function begin(draftKey: string, copy: UnfinishedCopy | null): Start {
  const here = readLocalDraft(draftKey);
  const base = draftBase(draftKey);
  const version = copy?.version ?? 0;
  const kept = copy?.values ?? null;
  const isCurrent = here && (base.version === version || isSameInput(kept, here.values));
  const isNewHere = here && !isSameInput(base.kept, here.values);
  if (here && !isCurrent && (isNewHere || !copy)) return { ...base, other: { theirs: copy } };
  if (copy && !isCurrent) storeLocalDraft(draftKey, copy.values, { at: copy.updated_at * MS_PER_SECOND });
  setDraftBase(draftKey, { version, kept });
  return { version, kept, other: null };
}

/** Without an answer of the server: a form without a draft continues no copy, whatever text went on from before. */
function unanswered(draftKey: string): Start {
  const base = readLocalDraft(draftKey) ? draftBase(draftKey) : { version: 0, kept: null };
  return { ...base, other: null };
}

/** The form being opened, and whether its copy is stored on the server. */
export interface OpenedForm {
  facilityId: string;
  kind: InstrumentKind;
  /** Id of the instrument, or of the new instrument's draft. */
  id: string;
  draftKey: string;
  isKept: boolean;
}

/** Loads the unfinished copy of a form. The form waits for it, but not for a server that does not respond. */
export function useUnfinishedForm({ facilityId, kind, id, draftKey, isKept }: OpenedForm) {
  const calls = useUnfinishedCalls({ facilityId, kind, id });
  const [opened, setOpened] = useState<{ draftKey: string; start: Start } | null>(null);
  useEffect(() => {
    if (!isKept) return undefined;
    let isWanted = true;
    const open = (start: Start) => isWanted && setOpened({ draftKey, start });
    calls.read().then(
      (copy) => open(begin(draftKey, copy)),
      () => open(unanswered(draftKey)),
    );
    return () => {
      isWanted = false;
    };
  }, [calls, draftKey, isKept]);

  const start = opened?.draftKey === draftKey ? opened.start : null;
  const unfinished: UnfinishedForm | null = start && {
    ...start,
    calls,
    onVersion: (version, kept) => setDraftBase(draftKey, { version, kept }),
  };
  return { isReady: !isKept || start !== null, unfinished };
}
