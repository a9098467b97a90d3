/* Imported before a program (`node --import`), it kills the process when its parent is gone, whatever the reason:
   the channel between them then closes. The channel alone keeps no process alive. */
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.channel?.unref();
