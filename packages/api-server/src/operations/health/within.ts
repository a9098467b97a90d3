/** What a promise gives, or the other thing, looked up then, when that takes longer than so many ms. */
export async function within<T, O>(milliseconds: number, promise: Promise<T>, otherwise: () => O): Promise<T | O> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<O>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
