// Runs with a remote under development in the shell of a running portal, which knows nothing of builds.
let seen;
const events = new EventSource('/development/events');
events.addEventListener('reload', () => window.location.reload());
events.addEventListener('built', ({ data }) => {
  // The first one is the build that this page has.
  if (seen !== undefined && seen !== data) window.location.reload();
  seen = data;
});
events.addEventListener('failed', ({ data }) => console.error(JSON.parse(data)));
