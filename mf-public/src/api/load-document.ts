interface Failure {
  /** HTTP status; 0 without a readable answer. */
  status: number;
}

/** Loads a JSON document of the open data, which comes without the envelope of the API. Never rejects. */
export async function loadDocument<Content>(
  address: string,
  signal: AbortSignal,
): Promise<{ data: Content } | { error: Failure }> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' }, signal });
    if (!response.ok) return { error: { status: response.status } };
    return { data: (await response.json()) as Content };
  } catch {
    return { error: { status: 0 } };
  }
}
