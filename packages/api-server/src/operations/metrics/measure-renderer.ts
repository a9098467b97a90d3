import { Gauge, Histogram, type Registry } from 'prom-client';
import { RendererBusyError, type Renderer } from '../../platform/pdf/renderer';

const STEPS = [0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** The same renderer with metrics of its queue and its results. */
export function measureRenderer(registry: Registry, renderer: Renderer): Renderer {
  const documents = new Gauge({
    name: 'portal_pdf_documents',
    help: 'PDFs that are to be made: rendered now, or waiting for it.',
    labelNames: ['state'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'portal_pdf_duration_seconds',
    help: 'PDFs and how long they took from the moment they were wanted; refused: too many were waiting.',
    labelNames: ['outcome'],
    buckets: STEPS,
    registers: [registry],
  });
  for (const outcome of ['made', 'failed', 'refused']) seconds.zero({ outcome });
  let queued = 0;
  // One document is rendered at a time.
  const report = (change: number) => {
    queued += change;
    documents.set({ state: 'drawing' }, Math.min(queued, 1));
    documents.set({ state: 'waiting' }, Math.max(queued - 1, 0));
  };
  report(0);
  return {
    async render(document) {
      report(1);
      const done = seconds.startTimer();
      try {
        const bytes = await renderer.render(document);
        done({ outcome: 'made' });
        return bytes;
      } catch (error) {
        done({ outcome: error instanceof RendererBusyError ? 'refused' : 'failed' });
        throw error;
      } finally {
        report(-1);
      }
    },
    close: () => renderer.close(),
  };
}
