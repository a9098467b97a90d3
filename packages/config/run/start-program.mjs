import { installMissing, ROOT } from './install.mjs';

/** Builds what is missing of the server, and starts one of the programs beside it with the arguments of this process. */
export async function startProgram(name) {
  // What is said here must not get into a backup that goes to the standard output.
  console.log = console.error;
  installMissing();
  // Imported now, as it needs packages.
  const { buildChanged } = await import('./build.mjs');
  await buildChanged('api-server');
  // Such a program sends no messages and shows no pages, so it need not be told how.
  process.env.MODE ||= 'demo';
  // Files are named from where the command was typed, the data folder from here.
  process.env.INIT_CWD ??= process.cwd();
  process.chdir(ROOT);
  await import(`${ROOT}packages/api-server/dist/${name}.mjs`);
}
