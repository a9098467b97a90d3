import type { Context } from '../../platform/process/app-types';
import { loggable } from '../../platform/db/loggable';
import { roundDocument } from './round-documents';
import { listMissing } from './round-documents.store';

interface Rendering {
  /** Resolves when all documents are rendered or the rendering was stopped. */
  done: Promise<void>;
  /** Stops after the current document and waits for it. */
  stop: () => Promise<void>;
}

/**
 * Renders documents that were frozen but never rendered, such as those of the demonstration data. One at a time, so
 * that a document requested meanwhile is next in the queue. Until then their ids are `null`.
 */
export function renderMissingPdfs(context: Context): Rendering {
  let isStopped = false;
  const logged = (error: unknown) => context.log.warn(loggable(error as Error), 'a document could not be rendered');

  async function renderAll() {
    for (const { kind, ...round } of await listMissing(context.db)) {
      if (isStopped) return;
      await roundDocument(context, round, kind).catch(logged);
    }
  }

  const done = renderAll().catch(logged);
  return {
    done,
    stop() {
      isStopped = true;
      return done;
    },
  };
}
