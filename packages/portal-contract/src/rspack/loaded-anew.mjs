/**
 * For development: endpoints are added to the running API once and cannot be replaced, so the page is reloaded when
 * they change.
 */
export default function loadedAnew(source) {
  return source.includes('injectEndpoints') ? `${source}\nimport.meta.webpackHot?.decline();\n` : source;
}
