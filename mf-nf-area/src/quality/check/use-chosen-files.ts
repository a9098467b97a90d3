import { serverMessage, statusOf, useUploadFile } from '@portal/api-slice';
import type { LidarConfigurationRecord, QaTest } from '@portal/domain';
import { BLOCKING, dayOf, sameContent } from '@portal/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toFilesOf } from '../../api/qa-tests';
import { QUALITY_MESSAGES } from '../messages';
import type { FileFinding } from './check-file';
import { examineAside } from './examine-aside';

/** A file that was chosen in this browser. */
export interface ChosenFile {
  sha256: string;
  file: File;
  finding: FileFinding;
  /** `held`: not sent, because the test could not be submitted with it. */
  state: 'waiting' | 'sending' | 'arrived' | 'refused' | 'held';
  /** Why it was refused. */
  problem: string | null;
}

const NO_FINDING: FileFinding = { code: 0, problem: null, channel: null, suggestion: null, lines: [] };

/** The connection was lost, the session ended, or the server asks to wait: the same file can be sent later. */
const PASSING = [0, 401, 408, 429, 502, 503, 504];

interface Parts {
  test: QaTest;
  configuration: LidarConfigurationRecord;
  /** Called with the test after each file, and once when all have arrived. */
  onArrived: (test: QaTest) => void;
  onAllArrived: () => void;
}

/**
 * Checks chosen files one at a time beside the page, and sends them one at a time. What arrived is kept: after a lost connection the rest
 * is sent on, and after a new login the same files can be chosen again, of which only the missing ones are sent.
 */
export function useChosenFiles({ test, configuration, onArrived, onAllArrived }: Parts) {
  const upload = useUploadFile<QaTest>(useMemo(() => toFilesOf(test._id), [test._id]));
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [checking, setChecking] = useState(0);
  const [sending, setSending] = useState<{ name: string; fraction: number } | null>(null);
  /** Why sending stopped before its end. */
  const [stopped, setStopped] = useState<string | null>(null);
  const list = useRef<readonly ChosenFile[]>([]);
  const isBusy = useRef(false);
  const latest = useRef({ test, configuration, onArrived, onAllArrived });
  useEffect(() => {
    latest.current = { test, configuration, onArrived, onAllArrived };
  });

  const write = useCallback((next: readonly ChosenFile[]) => {
    list.current = next;
    setFiles(next);
  }, []);
  const change = useCallback(
    (sha256: string, to: Partial<ChosenFile>) =>
      write(list.current.map((each) => (each.sha256 === sha256 ? { ...each, ...to } : each))),
    [write],
  );

  /** Sends the waiting files in their order. */
  const send = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setStopped(null);
    let isAnySent = false;
    for (;;) {
      const next = list.current.find(({ state }) => state === 'waiting');
      if (!next) break;
      const { sha256, file } = next;
      change(sha256, { state: 'sending' });
      setSending({ name: file.name, fraction: 0 });
      try {
        const answered = await upload(file, (fraction) => setSending({ name: file.name, fraction }));
        change(sha256, { state: 'arrived' });
        latest.current.onArrived(answered);
        isAnySent = true;
      } catch (error) {
        const isPassing = PASSING.includes(statusOf(error) ?? 0);
        change(sha256, isPassing ? { state: 'waiting' } : { state: 'refused', problem: serverMessage(error) });
        if (isPassing) {
          setStopped(serverMessage(error) ?? '');
          break;
        }
      }
    }
    setSending(null);
    isBusy.current = false;
    if (isAnySent && !list.current.some(({ state }) => state === 'waiting')) latest.current.onAllArrived();
  }, [change, upload]);

  useEffect(() => {
    const goOn = () => void send();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [send]);

  /** Reads and checks a file. One that was moved or deleted since it was chosen cannot be read. */
  async function look(file: File, { examine }: ReturnType<typeof examineAside>): Promise<ChosenFile> {
    const { test: present, configuration: ids } = latest.current;
    const { type, measured_from, measured_to, radiosonde_at, figures, method } = present;
    const compared = { type, measured_from, measured_to, radiosonde_at, figures, method };
    try {
      const { sha256, finding } = await examine(file, {
        test: compared,
        configuration: ids,
        today: dayOf(new Date()),
      });
      const there = present.files.find((each) => each.sha256 === sha256);
      const twin = there?.name ?? list.current.find((each) => each.sha256 === sha256)?.file.name;
      if (twin !== undefined && twin !== file.name)
        // A key of its own: the list has a file with these bytes already.
        return { sha256: `${sha256} ${file.name}`, file, finding, state: 'refused', problem: sameContent(twin) };
      const state = there ? 'arrived' : (finding.code & BLOCKING) !== 0 ? 'held' : 'waiting';
      return { sha256, file, finding, state, problem: null };
    } catch {
      return { sha256: file.name, file, finding: NO_FINDING, state: 'refused', problem: QUALITY_MESSAGES.files.gone };
    }
  }

  async function take(chosen: readonly File[]) {
    setChecking((now) => now + chosen.length);
    const aside = examineAside();
    for (const file of chosen) {
      const found = await look(file, aside);
      if (!list.current.some(({ sha256 }) => sha256 === found.sha256)) write([...list.current, found]);
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
    /** Forgets a file that was not sent, or that was removed from the test. */
    forget: (sha256: string) => write(list.current.filter((each) => each.sha256 !== sha256)),
  };
}
