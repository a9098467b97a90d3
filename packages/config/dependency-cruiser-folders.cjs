const { options } = require('./dependency-cruiser.cjs');

const SERVER = '^packages/api-server/src/';

/** Rules about folders see every file below a folder, so tests, which may start the whole app, are left out beforehand. */
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
