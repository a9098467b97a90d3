const { options } = require('./dependency-cruiser.cjs');

const SERVER = '^packages/api-server/src/';

/**
 * Rules about folders apply to every file below a folder. Tests may start the whole app, so they are excluded
 * beforehand.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: SERVER },
      to: { circular: true, path: SERVER },
      comment: 'Folders of the server that need each other are one folder, or a file lies in the wrong one.',
    },
  ],
  options: { ...options, exclude: { path: [options.exclude.path, '[.](test|fixture)[.]ts$'] } },
};
