// Makes a clone ready: installs missing packages, builds the web app and the server where their sources changed. Runs
// on any Node.js since 20, before anything is installed, so it imports only Node's own modules.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
process.chdir(root)
install()
if (!process.argv.includes('--install-only')) {
  // The server first: a screen that is over its limit ends the build of the web app, and leaves no old server behind.
  keepBuilt('server', 'the server', buildServer)
  if (existsSync('web/index.html')) keepBuilt('web', 'the web app', buildWeb)
}

function install() {
  if (isInstalled()) return
  console.log('Installing…')
  run(...npm(), 'ci', '--no-audit', '--no-fund', '--loglevel', 'error')
  if (!existsSync(runtime()))
    fail('Node.js 26 was not installed: are install scripts switched off (npm config get ignore-scripts)?')
}

/**
 * Returns true when node_modules holds exactly the packages of package-lock.json; packages for other platforms may be
 * absent.
 */
function isInstalled() {
  const there = readJson('node_modules/.package-lock.json')?.packages
  const wanted = readJson('package-lock.json')?.packages
  if (!there || !existsSync(runtime())) return false
  return Object.entries(wanted).every(([path, { version, optional, devOptional, link }]) => {
    if (!path.includes('node_modules/') || link) return true
    return there[path] ? there[path].version === version : optional || devOptional
  })
}

/** Builds the `dist` of a folder, unless it was built from the sources as they are. */
function keepBuilt(folder, name, build) {
  const stamp = join(folder, 'dist', '.sources')
  const sources = hash(['package-lock.json', 'tsconfig.base.json', ...files('domain'), ...files(folder)])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  console.log(`Building ${name}…`)
  build()
  writeFileSync(stamp, sources)
}

function buildWeb() {
  // Under a test runner's NODE_ENV the screens would get the development version of React.
  process.env.NODE_ENV = 'production'
  run(runtime(), 'node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn')
  run(runtime(), 'scripts/sizes.mjs')
}

function buildServer() {
  run(runtime(), 'server/bundle.ts')
}

function files(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist' && !/\.test\.tsx?$/.test(name))
    .flatMap((entry) => (entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)]))
    .sort()
}

function hash(paths) {
  const sum = createHash('sha256')
  for (const path of paths) sum.update(path).update('\0').update(readFileSync(path)).update('\0')
  return sum.digest('hex')
}

/** Returns the path of Node.js 26 from the npm package `node`, for any Node.js that runs this script. */
function runtime() {
  return join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
}

function npm() {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js') ? [process.execPath, cli] : ['npm']
}

function run(command, ...args) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) fail(`${[command, ...args].join(' ')} failed${error ? `: ${error.message}` : ''}`)
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
