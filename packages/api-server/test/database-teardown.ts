/** Runs once after all tests. */
export default async function stopDatabases() {
  await globalThis.testDatabases?.close();
}
