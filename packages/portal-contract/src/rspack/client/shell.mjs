// Runs before React in a development build of the shell.

/** React announces its renderers to this hook; fast refresh finds the shell's renderers only if they were recorded. */
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
// The remote under development is notified by a DOM event: browsers limit the connections to one server.
events.addEventListener('built', ({ data }) => window.dispatchEvent(new CustomEvent('remote-built', { detail: data })));
events.addEventListener('failed', ({ data }) => console.error(JSON.parse(data)));
