/** A process of this machine. */
export interface FoundProcess {
  pid: number;
  parent: number;
  /** Processor time of the process, and of its children that it has waited for, ms. */
  own: number;
  waited: number;
}

/** All processes of this machine. */
export function allProcesses(): FoundProcess[];
