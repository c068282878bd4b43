import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
const model = readFileSync(new URL('docs/SECURITY-MODEL.md', root), 'utf8')

type Line = { number: string; requirement: string; status: string; here: string; test: string }

/** Reads the tables of requirements: one line each, with its number, status and test file. */
function linesOf(text: string): Line[] {
  return [...text.matchAll(/^\| (\d\.\d+\.\d+) +\|(.*)\|$/gm)].map(([, number = '', cells = '']) => {
    const [requirement = '', status = '', here = '', test = ''] = cells.split('|').map((cell) => cell.trim())
    return { number, requirement, status, here, test: test.replaceAll('`', '') }
  })
}

/** Finds lines without a known status or an explanation, and those whose test file is missing. */
function faults(lines: Line[]): string[] {
  return lines.flatMap(({ number, requirement, status, here, test }) => [
    ...(requirement && here ? [] : [`${number} says too little`]),
    ...(['met', 'partly', 'not met', 'n/a'].includes(status) ? [] : [`${number} has the status '${status}'`]),
    ...(status === 'n/a' || /\.(test|spec)\.ts$/.test(test) ? [] : [`${number} names no test`]),
    ...(test === '' || existsSync(new URL(test, root)) ? [] : [`${number} names ${test}, which does not exist`]),
  ])
}

/** The promises of a section: a test file, and a part of the test's name. */
function promisesOf(text: string, title: string): { promise: string; test: string; name: string }[] {
  const section = text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
  return [...section.matchAll(/^\| (.+?) +\| `(.+?)` +\| (.+?) +\|$/gm)].map(
    ([, promise = '', test = '', name = '']) => {
      return { promise, test, name }
    },
  )
}

/** Returns true when that file has a test of that name. */
function hasTest(test: string, name: string): boolean {
  const file = new URL(test, root)
  return existsSync(file) && name !== '' && readFileSync(file, 'utf8').includes(name)
}

/** Lists the test files that a text names but that are neither at that path nor below `server`. */
function missingFiles(text: string): string[] {
  const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g)].map(([, file = '']) => file)
  return [...new Set(named)].filter((file) => !['', 'server/'].some((from) => existsSync(new URL(from + file, root))))
}

type Attack = { attack: string; stoppedBy: string; test: string; name: string }

/** Reads the table of single attacks: one line each, with its test file and a part of the test's name. */
function attacksOf(text: string): Attack[] {
  const section = text.split('\n### Single attacks\n')[1]?.split('\n## ')[0] ?? ''
  return section.split('\n').flatMap((line) => {
    const [, attack = '', stoppedBy = '', test = '', name = ''] = line.split('|').map((cell) => cell.trim())
    return test.startsWith('`') ? [{ attack, stoppedBy, test: test.replaceAll('`', ''), name }] : []
  })
}

/** Finds attacks without an explanation, and those whose test does not exist. */
function attackFaults(attacks: Attack[]): string[] {
  return attacks.flatMap(({ attack, stoppedBy, test, name }) => {
    return attack && stoppedBy && hasTest(test, name) ? [] : [`${attack}: ${test} has no test '${name}'`]
  })
}

/** The numbers of requirements at levels 1 and 2 of ASVS 5.0.0, by section. */
const sections: Record<string, number> = {
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
}

describe('the security model', () => {
  it('has a line for each requirement of level 2 in chapters 6 to 8', () => {
    const expected = Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    )
    expect(linesOf(model).map(({ number }) => number)).toEqual(expected)
  })

  it('names a test file that exists for each line', () => {
    expect(faults(linesOf(model))).toEqual([])
  })

  it('is checked: a missing file and an unknown status are found', () => {
    const planted = '| 6.1.1 | limits | fine | here | `server/no-such.test.ts` |'
    expect(faults(linesOf(planted))).toEqual([
      "6.1.1 has the status 'fine'",
      '6.1.1 names server/no-such.test.ts, which does not exist',
    ])
  })

  it('names a test that exists for each single attack', () => {
    const attacks = attacksOf(model)
    expect(attacks.length).toBeGreaterThan(25)
    expect(attackFaults(attacks)).toEqual([])
  })

  it.each([
    ['API keys', 8],
    ['Webhooks', 8],
    ['Calendars', 5],
  ])('names a test that exists for each promise about %s', (title, count) => {
    const promises = promisesOf(model, title)
    expect(promises).toHaveLength(count)
    expect(promises.filter(({ test, name }) => !hasTest(test, name))).toEqual([])
  })

  it('names no test file that does not exist', () => {
    expect(missingFiles(model)).toEqual([])
    expect(missingFiles('held by `features/nowhere.test.ts`')).toEqual(['features/nowhere.test.ts'])
  })

  it('is checked: an attack whose test has another name is found', () => {
    const planted = '\n### Single attacks\n| a flood | turns | `server/platform/turns.test.ts` | no such test |\n'
    expect(attackFaults(attacksOf(planted))).toEqual([
      "a flood: server/platform/turns.test.ts has no test 'no such test'",
    ])
  })
})
