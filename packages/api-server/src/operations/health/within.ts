/** The result of a promise, or that of the fallback, which is called only if the promise exceeds the given ms. */
export async function within<T, O>(milliseconds: number, promise: Promise<T>, otherwise: () => O): Promise<T | O> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<O>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
