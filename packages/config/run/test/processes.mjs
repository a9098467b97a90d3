import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

const HAS_PROC = existsSync('/proc/self/stat');
/** Linux counts processor time in hundredths of a second; in milliseconds. */
const TICK = 10;

/** Reads one process. The name in parentheses may contain any character, so later fields are counted from its end. */
function readStat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [utime, stime, cutime, cstime] = fields.slice(11, 15).map((ticks) => Number(ticks) * TICK);
    return {
      pid,
      state: fields[0],
      parent: Number(fields[1]),
      startedAt: fields[19],
      own: utime + stime,
      waited: cutime + cstime,
    };
  } catch {
    // The process ended while the list was being read.
    return null;
  }
}

function listed() {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,state='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid, parent, state] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), state: state[0], startedAt: '', own: 0, waited: 0 };
  });
}

export const allProcesses = () =>
  HAS_PROC
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((name) => readStat(Number(name)) ?? [])
    : listed();

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * The processes below this one, including those whose parent has ended since they were seen, and their processor time.
 * A process counts for its parent once the parent has waited for it, and otherwise for itself.
 */
export class ProcessTree {
  #known = new Map();
  #lost = 0;

  /** Reads all processes. The shorter the interval, the fewer processes are missed. */
  sample() {
    const all = allProcesses();
    const children = groupByParent(all);
    const now = new Map();
    const add = (found) => {
      if (now.has(found.pid)) return;
      now.set(found.pid, found);
      for (const child of children.get(found.pid) ?? []) add(child);
    };
    const root = all.find(({ pid }) => pid === process.pid);
    if (root) add(root);
    for (const found of all) if (this.#known.get(found.pid)?.startedAt === found.startedAt) add(found);
    this.#lost += this.#lostBefore(now);
    this.#known = now;
  }

  /** Processor time of processes that ended without being waited for. */
  #lostBefore(now) {
    const ended = [...this.#known.values()].filter(({ pid }) => !now.has(pid));
    const waited = [...now.values()].map(({ pid, waited: time }) => time - (this.#known.get(pid)?.waited ?? 0));
    return Math.max(0, sum(ended.map(({ own, waited: time }) => own + time)) - sum(waited));
  }

  /** Processor time so far, in milliseconds; null if the system does not report it. */
  processorTime() {
    if (!HAS_PROC) return null;
    return this.#lost + sum([...this.#known.values()].map(({ own, waited }) => own + waited));
  }

  /** Ids of the running processes, except this one. */
  running() {
    this.sample();
    return [...this.#known.values()]
      .filter(({ pid, state }) => pid !== process.pid && state !== 'Z')
      .map(({ pid }) => pid);
  }
}

function groupByParent(all) {
  const groups = new Map();
  for (const each of all) {
    const siblings = groups.get(each.parent);
    if (siblings) siblings.push(each);
    else groups.set(each.parent, [each]);
  }
  return groups;
}

const nameOf = (pid) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim();

/** The process that started this one, ignoring shells in between: a package manager runs scripts in a shell. */
export function starter() {
  if (!HAS_PROC) return process.ppid;
  let pid = process.ppid;
  try {
    while (process.env.npm_lifecycle_event && /^(ba|da|z)?sh$/.test(nameOf(pid))) pid = readStat(pid)?.parent ?? pid;
  } catch {
    // It has just ended, which the caller will notice.
  }
  return pid;
}

/** Whether a process exists. */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return readStat(pid)?.state !== 'Z';
  } catch (error) {
    return error.code === 'EPERM';
  }
}
