/**
 * For development: endpoints are added to the running API once and stay as they were then, so a page is loaded anew when
 * they change.
 */
export default function loadedAnew(source) {
  return source.includes('injectEndpoints') ? `${source}\nimport.meta.webpackHot?.decline();\n` : source;
}
