/** A document, or why there is none. */
export type Loaded<Content> = { data: Content } | { error: { /** 0 without a readable answer. */ status: number } };

/** Loads a JSON document of the open data, which comes without the envelope of the API. Never rejects. */
export async function loadDocument(address: string, signal: AbortSignal): Promise<Loaded<unknown>> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' }, signal });
    return response.ok ? { data: await response.json() } : { error: { status: response.status } };
  } catch {
    return { error: { status: 0 } };
  }
}
