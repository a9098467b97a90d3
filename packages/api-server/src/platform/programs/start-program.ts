import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface Program {
  /** The TypeScript file, relative to the one that starts it. */
  source: string;
  /** The same program in a build, where its file is beside the server's. */
  built: string;
  /** Priority below the portal's own, 0 to 19. */
  nice?: number;
  /** Its environment; by default it gets nothing of the portal's, which holds passwords. */
  env?: NodeJS.ProcessEnv;
  /** Memory of JavaScript objects beyond which it ends, MB. */
  heap?: number;
  /** It ends before optimised code of the embedded database would pay: making that takes as long as filling it. */
  isShort?: boolean;
}

/** Starts a program in a process of its own, seen from the module `here`. */
export function startProgram(here: string, { source, built, nice, heap, isShort, env = {} }: Program): ChildProcess {
  const isSource = here.endsWith('.ts');
  const loader = () => pathToFileURL(createRequire(here).resolve('tsx')).href;
  const child = fork(fileURLToPath(new URL(isSource ? source : built, here)), [], {
    env,
    execArgv: [
      ...(heap ? [`--max-old-space-size=${heap}`] : []),
      ...(isShort ? ['--liftoff-only'] : []),
      ...(isSource ? ['--import', loader()] : []),
    ],
    // Files pass as bytes, not as text.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (nice !== undefined) lowerPriority(child, nice);
  return child;
}

/**
 * From here, before the program has threads: on Linux each has a priority of its own, that of the thread that began it.
 */
function lowerPriority({ pid }: ChildProcess, nice: number) {
  try {
    if (pid !== undefined) setPriority(pid, nice);
  } catch {
    // It has ended already, which is reported where it is asked.
  }
}
