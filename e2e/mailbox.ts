import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'

/** Returns the newest message that the server wrote for an address. Retries until it is there. */
export async function openMail(to: string, subject: RegExp) {
  const folder = join(process.env.FILAO_DATA_DIR ?? '', 'mail')
  let found: Awaited<ReturnType<typeof PostalMime.parse>> | undefined
  await expect
    .poll(async () => {
      const names = await readdir(folder).catch(() => [])
      for (const name of names.filter((one) => one.endsWith(`-${to}.eml`)).toSorted()) {
        const mail = await PostalMime.parse(await readFile(join(folder, name)))
        if (subject.test(mail.subject ?? '')) found = mail
      }
      return found?.subject ?? null
    })
    .not.toBeNull()
  if (!found) throw new Error(`no mail for ${to}`)
  const { text = '', attachments } = found
  return { subject: found.subject ?? '', text, attachments, links: text.match(/https?:\/\/\S+/g) ?? [] }
}
