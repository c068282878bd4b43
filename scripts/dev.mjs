// Starts the server, restarted when its sources change, and Vite in front of it. Ctrl-C stops both.
import { spawn } from 'node:child_process'

const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'server/main.ts'], { stdio: 'inherit' }),
  spawn('vite', ['web'], { stdio: 'inherit' }),
]

let ending = false
for (const child of children) child.once('exit', end)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)

function end() {
  if (ending) return
  ending = true
  for (const child of children) child.kill('SIGTERM')
}
