const Module = require('node:module');

/** Returns the code of a file as CommonJS, or null if Node can load it as it is. */
let transform = () => null;

/** From now on, Node's `require` in this worker also loads TypeScript and ES modules, transformed by this function. */
exports.transformWith = (given) => {
  transform = given;
};

for (const extension of ['.js', '.mjs', '.ts', '.tsx']) {
  const load = Module._extensions[extension] ?? Module._extensions['.js'];
  Module._extensions[extension] = (module, path) => {
    const code = transform(path);
    if (code === null) load(module, path);
    else module._compile(code, path);
  };
}
