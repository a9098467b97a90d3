import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitArguments = Parameters<NodeFS['init']>;

/** The part of the emulated file system that lacks an fsync. */
interface NodeFileSystem {
  realPath: (node: unknown) => string;
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
}

/** The emulator's module, after its file systems are set up and before it runs. */
interface WithFileSystems {
  FS: { filesystems: { NODEFS: NodeFileSystem } };
}

/**
 * The embedded database's files, with the fsync that is missing upstream: without it, every commit is acknowledged
 * before it is on the disk. The patched function is internal, so the version is pinned and the start counts the calls.
 */
export class DurableFs extends NodeFS {
  /** Number of files and folders that have been flushed to the disk. */
  fsyncs = 0;

  override async init(...[database, options]: InitArguments): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: WithFileSystems) => this.addFsync(module.FS.filesystems.NODEFS),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  private addFsync(nodeFiles: NodeFileSystem) {
    nodeFiles.stream_ops.fsync = (stream) => {
      if (stream.nfd === undefined) syncFolder(nodeFiles.realPath(stream.node));
      else fsyncSync(stream.nfd);
      this.fsyncs += 1;
      return 0;
    };
  }
}

/** A new or renamed file survives a power cut only if its folder has been flushed too. */
function syncFolder(path: string) {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
