import { readFileSync } from 'node:fs';
import { allProcesses, type FoundProcess } from '../../../config/run/test/processes.mjs';
import { quantile } from '../../../config/run/figures.mjs';

/** Between two looks at the processes, ms. */
const EVERY = 5000;
const KILOBYTES_OF_MEGABYTE = 1024;

/** What a part of the installation took. */
export interface Usage {
  name: string;
  /** Processor time, s. */
  cpu: number;
  /** Memory, MB: shared memory is divided among the processes that share it. */
  memory: number;
  mostMemory: number;
}

interface Component {
  name: string;
  /** The process that starts all others of the part; undefined while it does not run. */
  root: () => number | undefined;
  /** Whether the processes that it started belong to other components. */
  isAlone?: boolean;
}

function treeOf(root: number, all: readonly FoundProcess[]): FoundProcess[] {
  const found = all.filter(({ pid }) => pid === root);
  for (const { pid } of found) found.push(...all.filter(({ parent }) => parent === pid));
  return found;
}

/** MB; 0 for a process that has just ended. */
function memoryOf(pid: number): number {
  try {
    return (
      Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / KILOBYTES_OF_MEGABYTE
    );
  } catch {
    return 0;
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Looks at the processes of each part until it is stopped; what a process takes after its last look is missed. */
export function watchUsage(components: readonly Component[]) {
  const watched = components.map(({ name, root, isAlone = false }) => ({
    name,
    root,
    isAlone,
    /** Processor time by the process that started the part, ms: each start has a process of its own. */
    cpu: new Map<number, { first: number; last: number }>(),
    memory: [] as number[],
  }));
  const look = () => {
    const all = allProcesses();
    for (const { root, isAlone, cpu, memory } of watched) {
      const pid = root();
      const tree = pid === undefined ? [] : isAlone ? all.filter((each) => each.pid === pid) : treeOf(pid, all);
      if (pid === undefined || tree.length === 0) continue;
      const taken = sum(tree.map(({ own, waited }) => (isAlone ? own : own + waited)));
      const before = cpu.get(pid);
      // A process that starts later is counted from nothing.
      cpu.set(pid, { first: before?.first ?? (cpu.size === 0 ? taken : 0), last: Math.max(taken, before?.last ?? 0) });
      memory.push(sum(tree.map((each) => memoryOf(each.pid))));
    }
  };
  look();
  const timer = setInterval(look, EVERY);
  return {
    stop(): Usage[] {
      clearInterval(timer);
      look();
      return watched.map(({ name, cpu, memory }) => ({
        name,
        cpu: sum(Array.from(cpu.values(), ({ first, last }) => last - first)) / 1000,
        memory: quantile(memory, 0.5),
        mostMemory: Math.max(...memory),
      }));
    },
  };
}

/** The process that started this one. */
export const parentOf = (pid: number) => allProcesses().find((each) => each.pid === pid)?.parent;
