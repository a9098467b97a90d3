/*
 * Imported before a program (`node --import`), it ends the process once the one that started it is gone, whatever ended
 * that: the channel between them closes. The channel itself keeps no process alive.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.channel?.unref();
