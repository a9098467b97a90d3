/** Modules that are evaluated while a part is built need the compiler of the portal's repository. */
export function pitch() {
  throw new Error(
    `${this.resourcePath}: a module named *.prebuilt.ts can only be built in the repository of the portal.`,
  );
}
