import { dirname, relative } from 'node:path';
import { ownStyles } from './own-styles.mjs';

/** Puts the sheets of a remote behind its wall; the build fails with every line that is not for a remote to write. */
export default function loader(css) {
  const { remote } = this.getOptions();
  const { css: walled, map, problems } = ownStyles(css, { remote, file: this.resourcePath });
  if (problems.length === 0) return this.callback(null, walled, map);
  const file = relative(dirname(this.rootContext), this.resourcePath);
  return this.callback(new Error(problems.map(({ line, problem }) => `${file}:${line}: ${problem}`).join('\n')));
}
