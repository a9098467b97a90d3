/** Whether an Accept-Encoding header allows an encoding; `q=0` forbids it. */
export function acceptsEncoding(header: string, encoding: string): boolean {
  const offer = header.split(',').map((part) => part.trim().toLowerCase().split(';'));
  const named = offer.find(([name]) => name?.trim() === encoding);
  return named !== undefined && !named.slice(1).some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
}
