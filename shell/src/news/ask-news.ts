import { addressOf, get } from '@portal/api-slice';
import type { CompositionNews } from '@portal/domain';

const isNews = (data: unknown): data is CompositionNews =>
  typeof data === 'object' && data !== null && 'composition' in data && typeof data.composition === 'string';

/** Releases newer than this composition; `null` if the server does not answer. */
export async function askNews(id: string): Promise<CompositionNews | null> {
  try {
    const call = addressOf(get('/releases/compositions/:id/news', { id }));
    const answer = await fetch(call, { cache: 'no-store', headers: { accept: 'application/json' } });
    const { data } = (await answer.json()) as { data?: unknown };
    return answer.ok && isNews(data) ? data : null;
  } catch {
    return null;
  }
}
