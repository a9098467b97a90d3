export type Outcome = { status: number; body: object } | 'lost';

export interface SentFile {
  path: string;
  token: string | null;
  file: File;
}

/** Replaces the server for uploads: reports progress at one half and records the files. */
export function fakeUpload(answer: (sent: SentFile) => Outcome | Promise<Outcome>): SentFile[] {
  const sent: SentFile[] = [];
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
      const file: SentFile = { path: this.#path, token: this.#token, file: body.get('file') as File };
      sent.push(file);
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
      void Promise.resolve(answer(file)).then((outcome) => this.#end(outcome));
    }
    abort() {
      this.#finish('abort');
    }
    #end(outcome: Outcome) {
      if (outcome === 'lost') return this.#finish('error');
      this.status = outcome.status;
      this.responseText = JSON.stringify(outcome.body);
      this.#finish('load');
    }
    #finish(event: string) {
      if (!this.#isOver) this.dispatchEvent(new ProgressEvent(event));
      this.#isOver = true;
    }
  }
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new FakeRequest() as unknown as XMLHttpRequest);
  return sent;
}
