import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Passwords and pictures hold up to five threads of this pool at once. Files, compression and look-ups of names use it
// too, and would wait for them with the usual four.
process.env.UV_THREADPOOL_SIZE ??= '6'

/**
 * Runs before the server, so that it covers every module: the compiled code of each source, TypeScript removed, is
 * cached and found again at the next start, which saves time and memory. The cache is beside the installed packages,
 * where nobody else may write; where it cannot be written, everything works without it. This file is plain JavaScript:
 * stripping TypeScript from it would take 17 MB.
 */
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'filao'))
