// Runs before React in a development build of the shell.

/** React tells this hook which renderers there are; fast refresh finds the shell's only if somebody wrote it down. */
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};

const events = new EventSource('/development/events');
events.addEventListener('reload', () => window.location.reload());
// The remote under work is told through the window: a browser keeps few connections to one server.
events.addEventListener('built', ({ data }) => window.dispatchEvent(new CustomEvent('remote-built', { detail: data })));
events.addEventListener('failed', ({ data }) => console.error(JSON.parse(data)));
