import { contract } from './contract.mjs';

const GROUPS = Object.keys(contract.SHARING).filter((name) => contract.SHARING[name].when === 'use');

const unique = (items) => [...new Set(items)];

/** Chunk groups that lazy imports of matching requests opened. */
export const groupsOf = (compilation, request) =>
  compilation.chunkGroups.filter((group) => group.origins.some((origin) => request.test(origin.request ?? '')));

/** Matches the lazy import of a page, from any file. */
export const pageRequest = (page) => new RegExp(`^[.]{1,2}/(pages/)?${page}-page$`);

/** Scripts and styles of chunk groups, in loading order. */
export function codeFiles(groups) {
  const files = unique(groups.flatMap((group) => group.getFiles()));
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

/** Groups of the shell whose modules these chunk groups use. */
export function sharedGroups(compilation, groups) {
  const modules = unique(groups.flatMap((group) => group.chunks)).flatMap((chunk) => [
    ...compilation.chunkGraph.getChunkModules(chunk),
  ]);
  const taken = modules.map((module) => module.identifier()).filter((id) => id.startsWith('consume shared module'));
  return GROUPS.filter((name) => taken.some((id) => id.includes(` ${name}@`)));
}

/** Names of all pages that are imported lazily, as `./pages/<page>-page`. */
export const lazyPages = (compilation) =>
  unique(
    compilation.chunkGroups
      .flatMap((group) => group.origins.map((origin) => /^\.\/pages\/(.+)-page$/.exec(origin.request ?? '')?.[1]))
      .filter((page) => page !== undefined),
  );
