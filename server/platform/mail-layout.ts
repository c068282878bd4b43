import type { Language } from '@filao/domain/kernel/language'
import type { Message } from './mail.ts'

export type Words = {
  to: string
  subject: string
  paragraphs: string[]
  button: string
  url: string
  language: Language
}

/** One message as html that every mail program understands (tables, inline styles) and as plain text. */
export function mail({ to, subject, paragraphs, button, url, language }: Words): Message {
  const text = [...paragraphs, `${button} : ${url}`, 'Filao'].join('\n\n')
  const body = paragraphs.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`).join('')
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#FAF8F4"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border-radius:6px;font:16px/1.5 Arial,sans-serif;color:#263238"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:20px;font-weight:bold;color:#0B7A75">Filao</p>${body}
<p style="margin:24px 0 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0B7A75;color:#FFFFFF;text-decoration:none">${escapeHtml(button)}</a></p>
</td></tr></table></td></tr></table></body></html>`
  return { to, subject, html, text }
}

/** Text made safe inside html. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
