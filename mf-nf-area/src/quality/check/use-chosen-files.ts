import { serverMessage, statusOf, useUploadFile } from '@portal/api-slice';
import type { LidarConfigurationRecord, QaFile, QaTest } from '@portal/domain';
import { BLOCKING, dayOf, readAtlasName } from '@portal/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toFilesOf } from '../../api/qa-tests';
import { TEST_MESSAGES } from '../test/messages';
import type { FileFinding } from './check-file';
import type { Examined } from './examine';
import { examineAside } from './examine-aside';

/** A file that was chosen in this browser. */
export interface ChosenFile {
  /** Name and digest: two channels may have the same bytes, such as those of an empty plot. */
  key: string;
  sha256: string;
  file: File;
  finding: FileFinding;
  /** `held`: not sent, because the test could not be submitted with it. */
  state: 'waiting' | 'sending' | 'arrived' | 'refused' | 'held';
  /** Why it was refused. */
  problem: string | null;
  /** Another file with the same bytes, which may be a mistake. */
  twin: string | null;
}

const NO_FINDING: FileFinding = { code: 0, problem: null, ids: null, channel: null, suggestion: null, lines: [] };

/** The connection was lost, the session ended, or the server asks to wait: the same file can be sent later. */
const PASSING = [0, 401, 408, 429, 502, 503, 504];

/** What a file is known by, here and on the server. */
export const keyOf = ({ name, sha256 }: Pick<QaFile, 'name' | 'sha256'>) => `${name} ${sha256}`;

/** Whether the test has the file. Only the names of ATLAS are sure to be kept by the server as they are. */
const isIn = ({ files }: QaTest, { name, sha256 }: Pick<QaFile, 'name' | 'sha256'>) =>
  files.some((each) => each.sha256 === sha256 && (each.name === name || readAtlasName(name) === null));

interface Parts {
  test: QaTest;
  configuration: LidarConfigurationRecord;
  /** Called with the test after each file. */
  onArrived: (test: QaTest) => void;
}

/**
 * Checks chosen files one at a time beside the page, and sends them one at a time. What arrived is kept: after a lost connection the rest
 * is sent on, and after a new login the same files can be chosen again, of which only the missing ones are sent.
 */
export function useChosenFiles({ test, configuration, onArrived }: Parts) {
  const upload = useUploadFile<QaTest>(useMemo(() => toFilesOf(test._id), [test._id]));
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [checking, setChecking] = useState(0);
  const [sending, setSending] = useState<{ name: string; fraction: number } | null>(null);
  /** Why sending stopped before its end. */
  const [stopped, setStopped] = useState<string | null>(null);
  const list = useRef<readonly ChosenFile[]>([]);
  const isBusy = useRef(false);
  const latest = useRef({ test, configuration, onArrived });
  useEffect(() => {
    latest.current = { test, configuration, onArrived };
  });

  const write = useCallback((next: readonly ChosenFile[]) => {
    list.current = next;
    setFiles(next);
  }, []);
  const change = useCallback(
    (key: string, to: Partial<ChosenFile>) =>
      write(list.current.map((each) => (each.key === key ? { ...each, ...to } : each))),
    [write],
  );

  /** Forgets a file that was not sent, or that was removed from the test. */
  const forget = useCallback((key: string) => write(list.current.filter((each) => each.key !== key)), [write]);

  /** Sends the waiting files in their order. */
  const send = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setStopped(null);
    for (;;) {
      const next = list.current.find(({ state }) => state === 'waiting');
      if (!next) break;
      const { key, file } = next;
      change(key, { state: 'sending' });
      setSending({ name: file.name, fraction: 0 });
      try {
        const answered = await upload(file, (fraction) => setSending({ name: file.name, fraction }));
        change(key, { state: 'arrived' });
        latest.current.onArrived(answered);
      } catch (error) {
        const isPassing = PASSING.includes(statusOf(error) ?? 0);
        change(key, isPassing ? { state: 'waiting' } : { state: 'refused', problem: serverMessage(error) });
        if (isPassing) {
          setStopped(serverMessage(error) ?? '');
          break;
        }
      }
    }
    setSending(null);
    isBusy.current = false;
  }, [change, upload]);

  useEffect(() => {
    const goOn = () => void send();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [send]);

  /** Reads and checks a file; `null` for one that was moved or deleted since it was chosen. */
  async function look(file: File, { examine }: ReturnType<typeof examineAside>): Promise<Examined | null> {
    const { test: present, configuration: ids } = latest.current;
    const { type, measured_from, measured_to, radiosonde_at, figures, method } = present;
    const compared = { type, measured_from, measured_to, radiosonde_at, figures, method };
    try {
      return await examine(file, { test: compared, configuration: ids, today: dayOf(new Date()) });
    } catch {
      return null;
    }
  }

  function chosenFile(file: File, examined: Examined | null): ChosenFile {
    if (!examined) {
      const problem = TEST_MESSAGES.files.gone;
      return { key: file.name, sha256: '', file, finding: NO_FINDING, state: 'refused', problem, twin: null };
    }
    const { sha256, finding } = examined;
    const { test: present } = latest.current;
    const key = keyOf({ name: file.name, sha256 });
    const twin =
      present.files.find((each) => each.sha256 === sha256)?.name ??
      list.current.find((each) => each.sha256 === sha256)?.file.name;
    const isThere = isIn(present, { name: file.name, sha256 });
    const state = isThere ? 'arrived' : (finding.code & BLOCKING) !== 0 ? 'held' : 'waiting';
    return { key, sha256, file, finding, state, problem: null, twin: twin === file.name ? null : (twin ?? null) };
  }

  async function take(chosen: readonly File[]) {
    setChecking((now) => now + chosen.length);
    const aside = examineAside();
    let ahead: Promise<Examined | null> | undefined;
    for (const [index, file] of chosen.entries()) {
      const examining = ahead ?? look(file, aside);
      // The next file is read while this one is shown; no more of them, as they may be large.
      const next = chosen[index + 1];
      ahead = next && look(next, aside);
      const found = chosenFile(file, await examining);
      if (!list.current.some(({ key }) => key === found.key)) write([...list.current, found]);
      setChecking((now) => now - 1);
    }
    aside.end();
    await send();
  }

  return {
    files,
    /** Number of files that are still to be checked. */
    checking,
    sending,
    stopped,
    take,
    goOn: send,
    forget,
  };
}
