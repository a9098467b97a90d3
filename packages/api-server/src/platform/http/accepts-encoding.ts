/** Whether an Accept-Encoding header allows an encoding, by name or as any (`*`); `q=0` forbids it. */
export function acceptsEncoding(header: string, encoding: string): boolean {
  const offer = header.split(',').map((part) => part.trim().toLowerCase().split(';'));
  const called = (name: string) => offer.find(([each]) => each?.trim() === name);
  const named = called(encoding) ?? called('*');
  return named !== undefined && !named.slice(1).some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
}
