/** What became of a sent file. */
export type Outcome = { status: number; body: object } | 'lost';

/** A file on its way. */
export interface Sent {
  path: string;
  token: string | null;
  file: File;
}

/** Answers uploads in the place of a server, half-way progress included; remembers what was sent. */
export function fakeUpload(answer: (sent: Sent) => Outcome | Promise<Outcome>): Sent[] {
  const sent: Sent[] = [];
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
      const one: Sent = { path: this.#path, token: this.#token, file: body.get('file') as File };
      sent.push(one);
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
      void Promise.resolve(answer(one)).then((outcome) => this.#end(outcome));
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
