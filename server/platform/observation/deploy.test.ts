import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadConfig } from '#platform/config'
import { connect } from '#platform/database/connect'
import { freePort } from '#platform/free-port'
import { alwaysReady } from '#platform/health/readiness'
import { createLog } from '#platform/log'
import { serveMetrics } from '../metrics/metrics-server.ts'

const deploy = join(import.meta.dirname, '..', '..', '..', 'deploy')
const read = (path: string) => readFileSync(join(deploy, path), 'utf8')

type Alert = { alert: string; expr: string; annotations: Record<string, string>; labels: { severity: string } }
type Case = { promql_expr_test: { expr: string; exp_samples: unknown[] }[] }
type Panel = { title: string; targets: { expr: string }[] }

const alerts: Alert[] = parse(read('prometheus/alerts.yml')).groups.flatMap(({ rules }: { rules: Alert[] }) => rules)
const cases: Case[] = parse(read('prometheus/alerts.test.yml')).tests
const panels: Panel[] = JSON.parse(read('grafana/filao.json')).panels

/** The names that `/metrics` has, those of a histogram's parts included; its labels too. */
let exposed: Set<string>
let text: string
beforeAll(async () => {
  const db = connect({ url: `postgres://filao@127.0.0.1:${await freePort(20_000)}/filao` }, createLog('silent'))
  const metrics = await serveMetrics({ db, readiness: alwaysReady, config: loadConfig({ METRICS_PORT: '0' }) })
  text = await fetch(`http://127.0.0.1:${metrics.port}/metrics`).then((response) => response.text())
  await metrics.stop()
  await db.close()
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  exposed = new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((part) => `${name}${part}`) : [name],
    ),
  )
})

/** Lists the metrics in an expression which `/metrics` does not have. `up` is Prometheus's own. */
function unknownMetrics(expr: string): string[] {
  const names = expr.match(/\b(?:filao|nodejs|process|http|go)_\w+|\bup\b/g) ?? []
  expect(names.length, expr).toBeGreaterThan(0)
  return names.filter((name) => name !== 'up' && !exposed.has(name))
}

describe('the alerts', () => {
  test('name only metrics that exist, and say what happened and what to do', () => {
    expect(alerts.length).toBeGreaterThan(10)
    expect(alerts.flatMap(({ expr }) => unknownMetrics(expr))).toEqual([])
    for (const { annotations, labels } of alerts) {
      expect(annotations).toEqual({ summary: expect.any(String), action: expect.any(String) })
      expect(labels.severity).toMatch(/^(critical|warning)$/)
    }
  })

  test('name only lines of the log that the page tells', () => {
    const page = readFileSync(join(deploy, '..', 'docs', 'OPERATING.md'), 'utf8')
    const table = page.split('\n## The log\n')[1]?.split('\n## ')[0] ?? ''
    const lines = alerts.flatMap(({ annotations }) =>
      [...(annotations.action ?? '').matchAll(/"([^"]+)"(?! in docs)/g)].map(([, line]) => line),
    )
    expect(lines).toContain('a PDF could not be printed')
    expect(lines.filter((message) => !table.includes(`\`${message}\``))).toEqual([])
  })

  test('are each tried with numbers that raise them and with numbers that do not', () => {
    const tried = (isRaised: boolean) =>
      cases
        .flatMap(({ promql_expr_test }) => promql_expr_test)
        .filter(({ exp_samples }) => exp_samples.length > 0 === isRaised)
        .map(({ expr }) => /alertname="(\w+)"/.exec(expr)?.[1])
    const names = alerts.map(({ alert }) => alert)
    expect(tried(true)).toEqual(names)
    expect(tried(false)).toEqual(names)
  })

  const hasPromtool = spawnSync('promtool', ['--version']).status === 0
  test.runIf(hasPromtool)('are raised by these numbers in Prometheus’s own tool', () => {
    const tried = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd: join(deploy, 'prometheus') })
    expect(`${tried.stdout}${tried.stderr}`).toMatch(/SUCCESS/)
    expect(tried.status).toBe(0)
  })
})

describe('the dashboard', () => {
  test('shows only metrics that exist', () => {
    expect(panels.length).toBeGreaterThan(10)
    expect(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => unknownMetrics(expr)))).toEqual([])
  })

  test('shows every number of Filao itself', () => {
    const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join(' ')
    const ours = [...text.matchAll(/^# TYPE (filao_\w+)/gm)].map(([, name = '']) => name)
    expect(ours.length).toBeGreaterThan(10)
    expect(ours.filter((name) => !shown.includes(name))).toEqual([])
  })
})
