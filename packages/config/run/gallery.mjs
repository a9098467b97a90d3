import { parseArgs } from 'node:util';
import { installMissing } from './install.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4100' } } });
installMissing();
const { serveGallery } = await import('./gallery/serve-gallery.mjs');
const say = (line) => console.log(`${new Date().toTimeString().slice(0, 8)} ${line}`);

/** Serves the gallery of controls on this machine only, and rebuilds it whenever a source changes. */
const { url } = await serveGallery({ port: Number(values.port), say });
console.log(`The gallery of controls is at ${url} (Ctrl+C stops it).`);
