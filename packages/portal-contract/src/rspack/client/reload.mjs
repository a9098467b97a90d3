// Runs in a page of a released shell beside a remote under development, and reloads the page for each new build.
const events = new EventSource('/development/events');
events.addEventListener('reload', () => window.location.reload());
events.addEventListener('failed', ({ data }) => console.error(JSON.parse(data)));
