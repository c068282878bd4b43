import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { exportCompany } from '@filao/domain/privacy/contract'
import { expect } from 'vitest'
import { zipStream } from '#platform/files/zip'
import type { Client } from '../app.ts'
import { unzip } from './unzip.ts'

/** The files of an archive by their names. */
export type Archive = Map<string, Buffer>

/** Downloads the archive of a company. */
export async function downloadArchive(by: Client, companyId: number): Promise<Archive> {
  const { status, body, headers } = await by.send(exportCompany, { params: { companyId } })
  expect([status, headers['content-type']]).toEqual([200, 'application/zip'])
  return await unzip(body as unknown as Buffer)
}

/** Writes an archive into a folder, and returns its path. */
export async function writeArchive(folder: string, name: string, files: Archive): Promise<string> {
  const path = join(folder, `${name}.zip`)
  const entries = [...files].map(([name, content]) => ({ name, content }))
  await writeFile(path, await buffer(zipStream(entries, new Date('2026-03-16T14:00:00Z'))))
  return path
}

/** Returns the lines of a table of an archive. */
export function linesOf(files: Archive, table: string): string[] {
  return (files.get(`data/${table}.jsonl`)?.toString() ?? '').split('\n').filter(Boolean)
}

/**
 * Compares the archive of an imported company with the one it came from. Every file is equal but those in which the
 * import itself is told: the administrator, the audit entries, and the entry with which the journal now ends.
 */
export function expectEqualButForImport(first: Archive, second: Archive): void {
  expect([...second.keys()]).toEqual([...first.keys()])
  const added: Record<string, number> = {}
  for (const [name, content] of first) {
    const again = second.get(name) as Buffer
    if (name === 'manifest.json' || content.equals(again)) continue
    const known = new Set(content.toString().split('\n'))
    const lines = again.toString().split('\n')
    const old = lines.filter((line) => known.has(line))
    const lost = name === 'data/journal_heads.jsonl' ? 1 : 0
    expect([name, old.length]).toEqual([name, content.toString().split('\n').length - lost])
    if (!lost) expect(old.join('\n')).toBe(content.toString())
    added[name] = lines.length - old.length
  }
  const { 'data/audit_entries.jsonl': audited, ...others } = added
  expect(audited).toBeGreaterThan(0)
  const moved = first.get('data/journal_heads.jsonl')?.length
    ? { 'data/journal_entries.jsonl': 1, 'data/journal_heads.jsonl': 1 }
    : {}
  expect(others).toEqual({ ...moved, 'data/users.jsonl': 1 })
}
