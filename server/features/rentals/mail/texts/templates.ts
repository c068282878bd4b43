import { Language } from '@filao/domain/kernel/language.schema'
import { originalTemplate } from '@filao/domain/rentals/mail/original-templates'
import { placeholdersOf, written } from '@filao/domain/rentals/mail/placeholders'
import { checkTemplate } from '@filao/domain/rentals/mail/template'
import type { MessageTemplate, TemplateChange, TemplateText } from '@filao/domain/rentals/mail/template.schema'
import { TemplateKind } from '@filao/domain/rentals/mail/template-kind.schema'
import type { Tx } from '#platform/database/connect'
import { audit } from '#platform/feature/audit'
import { deleteTemplate, findTemplate, listTemplates, saveTemplate, type TemplateKey } from './template-queries.ts'

type OwnWords = { subject: string; body: string; updatedAt: string }

/** Lists the words of every mail to customers in each language, with those that the company changed. */
export async function listMessageTemplates(tx: Tx, companyId: number): Promise<MessageTemplate[]> {
  const own = await listTemplates(tx, companyId)
  return TemplateKind.options.flatMap((kind) =>
    Language.options.map((language) =>
      response(
        { companyId, kind, language },
        own.find((words) => words.kind === kind && words.language === language),
      ),
    ),
  )
}

/** Sets the company's own words of a mail in a language, or returns to the original ones. */
export async function putMessageTemplate(
  tx: Tx,
  { companyId, userId }: { companyId: number; userId: number | null },
  { kind, language, words }: TemplateChange,
): Promise<void> {
  const key = { companyId, kind, language }
  if (words) checkTemplate(kind, words, language)
  const before = await findTemplate(tx, key, { lock: true })
  if (asText(before) === asText(words)) return
  if (words) await saveTemplate(tx, key, words)
  else await deleteTemplate(tx, key)
  const changes = { messageTemplate: [named(key, before), named(key, words)] satisfies [unknown, unknown] }
  await audit(tx, { companyId, userId, entity: 'company', entityId: companyId, action: 'changed', changes })
}

/** Returns the words of a mail: the company's own, or the original ones. */
export async function wordsOf(tx: Tx, key: TemplateKey): Promise<TemplateText> {
  return (await findTemplate(tx, key)) ?? originalTemplate(key.kind, key.language)
}

function response({ kind, language }: TemplateKey, own: OwnWords | undefined): MessageTemplate {
  const original = originalTemplate(kind, language)
  const { subject, body } = own ?? original
  return {
    kind,
    language,
    isOwn: own !== undefined,
    subject,
    body,
    original,
    placeholders: placeholdersOf(kind).map((placeholder) => written(placeholder, language)),
    updatedAt: own?.updatedAt ?? null,
  }
}

function asText(words: TemplateText | null | undefined): string {
  return words ? `${words.subject}\n\n${words.body}` : ''
}

/** Returns the words with their mail, as the audit trail keeps them; null for the original ones. */
function named({ kind, language }: TemplateKey, words: TemplateText | null | undefined): string | null {
  return words ? `${kind} (${language})\n${asText(words)}` : null
}
