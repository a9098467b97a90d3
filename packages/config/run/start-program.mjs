import { installMissing, ROOT } from './install.mjs';

/** Builds the server if needed, and starts one of its programs with the arguments of this process. */
export async function startProgram(name) {
  // Keeps messages out of a backup that is written to standard output.
  console.log = console.error;
  installMissing();
  // Imported here, since it needs packages.
  const { buildChanged } = await import('./build.mjs');
  await buildChanged('api-server');
  // These programs send no mail and serve no pages, so the mode does not matter.
  process.env.MODE ||= 'demo';
  // Paths of files are relative to the caller's folder; the data folder is relative to the root.
  process.env.INIT_CWD ??= process.cwd();
  process.chdir(ROOT);
  await import(`${ROOT}packages/api-server/dist/${name}.mjs`);
}
