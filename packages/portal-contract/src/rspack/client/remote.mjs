// Runs with a remote under development: applies each new build without a reload if possible.
import '@rspack/core/hot/dev-server.js';
import { emitter } from '@rspack/core/hot/emitter.js';

window.addEventListener('remote-built', ({ detail }) => emitter.emit('webpackHotUpdate', detail));
