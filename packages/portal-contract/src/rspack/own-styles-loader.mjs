import { dirname, relative } from 'node:path';
import { ownStyles } from './own-styles.mjs';

/** Confines the sheets of a remote to its elements; every rule that a remote must not have fails the build. */
export default function loader(css) {
  const { remote } = this.getOptions();
  const { css: walled, map, problems } = ownStyles(css, { remote, file: this.resourcePath });
  if (problems.length === 0) return this.callback(null, walled, map);
  const file = relative(dirname(this.rootContext), this.resourcePath);
  const message = problems.map(({ line, problem }) => `${file}:${line}: ${problem}`).join('\n');
  // The sheet is at fault, so that the stack of the loader says nothing.
  return this.callback(Object.assign(new Error(message), { hideStack: true }));
}
