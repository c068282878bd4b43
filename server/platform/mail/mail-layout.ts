import type { Message } from './mail.ts'
import type { MailContent } from './mail-labels.ts'
import { mailPage } from './mail-page.ts'

/** Renders one message as html that every mail program understands, and as plain text with the same content. */
export function mail(words: MailContent): Message {
  const { to, subject, sender } = words
  return {
    to,
    subject,
    html: mailPage(words),
    text: plain(words),
    ...(sender ? { fromName: `${sender.name} via Filao` } : {}),
    ...(sender?.replyTo ? { replyTo: sender.replyTo } : {}),
  }
}

function plain({ paragraphs, facts = [], button, url, closing = [], sender, language }: MailContent): string {
  const colon = language === 'fr' ? '\u202f:' : ':'
  const tables = facts.map(({ title, lines }) =>
    [
      ...(title ? [title] : []),
      ...lines.flatMap((line) => [
        `${line.label}${colon} ${line.text.replaceAll('\n', ', ')}`,
        ...(line.url ? [line.url] : []),
      ]),
    ].join('\n'),
  )
  const way = button && url ? [`${button}${colon}\n${url}`] : []
  const signature = ['-- ', sender?.name ?? 'Filao', ...(sender?.contact ?? [])].join('\n')
  return `${[...paragraphs, ...tables, ...way, ...closing, signature].join('\n\n')}\n`
}
