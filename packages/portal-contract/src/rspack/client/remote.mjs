// Runs with the remote under work: takes each new build of it without a reload, or reloads when that is not possible.
import '@rspack/core/hot/dev-server.js';
import { emitter } from '@rspack/core/hot/emitter.js';

window.addEventListener('remote-built', ({ detail }) => emitter.emit('webpackHotUpdate', detail));
