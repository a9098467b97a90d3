/** An uploaded file. */
export interface SentFile {
  path: string;
  token: string | null;
  file: File;
}

type Answer = (sent: SentFile) => Promise<{ status: number; body: unknown }>;

/**
 * Replaces `XMLHttpRequest`, which uploads use. Half of every file is reported as sent before the response. A rejected
 * response is a lost connection.
 */
export function fakeUploads(answer: Answer): void {
  class FakeRequest extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    #path = '';
    #token: string | null = null;
    #isOver = false;

    open(_method: string, path: string) {
      this.#path = path;
    }

    setRequestHeader(name: string, value: string) {
      if (name === 'authorization') this.#token = value.replace('Bearer ', '');
    }

    getResponseHeader() {
      return null;
    }

    send(body: FormData) {
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
      const sent = { path: this.#path, token: this.#token, file: body.get('file') as File };
      answer(sent).then(
        (reply) => this.#answered(reply),
        () => this.#end('error'),
      );
    }

    abort() {
      this.#end('abort');
    }

    #answered({ status, body }: { status: number; body: unknown }) {
      this.status = status;
      this.responseText = JSON.stringify(body);
      this.#end('load');
    }

    #end(event: string) {
      if (!this.#isOver) this.dispatchEvent(new ProgressEvent(event));
      this.#isOver = true;
    }
  }
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new FakeRequest() as unknown as XMLHttpRequest);
}
