export { loadDocument } from './load-document';
