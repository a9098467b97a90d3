const send = (page, { event, data }) => page.write(`event: ${event}\ndata: ${data}\n\n`);

/** Tells the open pages of the browser what was built, over server-sent events: the page's policy allows those as they are. */
export function openEvents() {
  const pages = new Set();
  let latest;

  return {
    /** Keeps a request open; a page that comes back after a pause hears of the latest build. */
    listen(request, response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('retry: 500\n\n');
      if (latest) send(response, latest);
      pages.add(response);
      request.on('close', () => pages.delete(response));
    },
    /** A new build of the remote, by its hash. */
    built(hash) {
      latest = { event: 'built', data: hash };
      for (const page of pages) send(page, latest);
    },
    /** A build that failed, with what the compiler says. */
    failed(words) {
      for (const page of pages) send(page, { event: 'failed', data: JSON.stringify(words) });
    },
    /** Something changed that a running page cannot take. */
    reload() {
      for (const page of pages) send(page, { event: 'reload', data: '' });
    },
  };
}
