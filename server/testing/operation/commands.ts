import { execFile } from 'node:child_process'
import { join } from 'node:path'

/** The answer of a command: its exit code and everything that it printed. */
type Said = { code: number; out: string }

const server = join(import.meta.dirname, '..', '..')

/** Compiled code of the commands, which takes half of a short command's processor time. */
const compileCache = join(server, '..', 'node_modules', '.cache', 'filao-commands')

/** Runs a command of the server, such as `backup.ts`, in a process of its own with these settings. */
export function runCommand(file: string, options: string[], settings: Record<string, string>): Promise<Said> {
  const own = { PATH: '/usr/bin:/bin', NODE_ENV: 'production', LOG_LEVEL: 'warn', NODE_COMPILE_CACHE: compileCache }
  const env = { ...own, ...settings }
  return new Promise((done) => {
    execFile(process.execPath, [join(server, file), ...options], { env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code ?? 1) : 0, out: stdout + stderr }),
    )
  })
}
