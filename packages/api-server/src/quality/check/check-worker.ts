import { parentPort, workerData } from 'node:worker_threads';
import { runTask, type CheckTask } from './check-task';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- origins belong to windows, threads have none
parentPort?.postMessage(runTask(workerData as CheckTask));
