import type { ChildProcess } from 'node:child_process';

/** Sends a message to a program and waits for the next one of it; rejects if the program ends before. */
export function askProgram(child: ChildProcess, message: object | string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      finish();
    };
    const onMessage = (answer: unknown) => settle(() => resolve(answer));
    const onEnd = () => settle(() => reject(new Error('its program ended')));
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    // A program that ended meanwhile takes no message; its end is reported as such.
    child.send(message, (error) => error && onEnd());
  });
}
