import type { Facts, MailContent } from './mail-labels.ts'

/** Colours for programs that show a dark page; those without media queries keep the light one. */
const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.ground{background:#12191C!important}.card{background:#1C2529!important;color:#E6ECEC!important}
.quiet{color:#A9B7B9!important}.line{border-color:#38464B!important}.name{color:#5FC9C2!important}.card a{color:#5FC9C2!important}
.card a.button{background:#0B7A75!important;color:#FFFFFF!important}}`

/** Renders a mail as html: tables and inline styles, since mail programs support little else. */
export function mailPage(words: MailContent): string {
  const { subject, language, paragraphs, facts = [], button, url, closing = [], sender } = words
  const way =
    button && url
      ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 0"><tr><td style="border-radius:6px;background:#0B7A75"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0B7A75;color:#FFFFFF;font-weight:bold;text-decoration:none">${escapeHtml(button)}</a></td></tr></table>`
      : ''
  const after = closing.map((line) => `<p style="margin:16px 0 0">${escapeHtml(line)}</p>`).join('')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${dark}</style></head>
<body class="ground" style="margin:0;padding:0;background:#FAF8F4">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#FAF8F4"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border-radius:6px;font:16px/1.5 Arial,Helvetica,sans-serif;color:#263238;overflow-wrap:anywhere;word-break:break-word"><tr><td style="padding:32px;text-align:left">
${head(sender)}${paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`).join('')}${facts.map(table).join('')}${way}${after}
${foot(sender)}</td></tr></table></td></tr></table></body></html>`
}

function head(sender: MailContent['sender']): string {
  const name = escapeHtml(sender?.name ?? 'Filao')
  const words = `<span class="name" style="font-size:20px;font-weight:bold;color:#0B7A75">${name}</span>`
  if (!sender?.logoUrl) return `<p style="margin:0 0 24px">${words}</p>`
  // White behind the logo: it was drawn for paper, and the page may be dark. The name is shown instead of a blocked
  // picture.
  return `<p style="margin:0 0 24px"><img src="${escapeHtml(sender.logoUrl)}" alt="${name}" height="48" style="display:inline-block;height:auto;max-width:240px;max-height:48px;border:0;border-radius:6px;background:#FFFFFF;font-size:20px;font-weight:bold;color:#0B7A75"></p>`
}

function table({ title, lines }: Facts): string {
  const heading = title ? `<p style="margin:24px 0 4px;font-weight:bold">${escapeHtml(title)}</p>` : ''
  const rows = lines.map(
    ({ label, text, url }) =>
      `<tr><td class="quiet line" valign="top" style="padding:8px 16px 8px 0;border-top:1px solid #E4DFD5;color:#55636F;font-size:14px;white-space:nowrap">${escapeHtml(label)}</td><td class="line" valign="top" style="padding:8px 0;border-top:1px solid #E4DFD5;font-size:15px">${said(text, url)}</td></tr>`,
  )
  return `${heading}<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 8px;border-collapse:collapse">${rows.join('')}</table>`
}

/** Renders the text of a line; only its first line is the link. */
function said(text: string, url: string | undefined): string {
  const [first = '', ...more] = text.split('\n').map(escapeHtml)
  const way = url ? `<a href="${escapeHtml(url)}" style="color:#0B7A75">${first}</a>` : first
  return [way, ...more].join('<br>')
}

function foot(sender: MailContent['sender']): string {
  const lines = sender ? [sender.name, ...(sender.contact ?? [])].join('\n').split('\n') : []
  if (lines.length === 0) return ''
  return `<p class="quiet line" style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #E4DFD5;font-size:13px;color:#55636F">${lines.map(escapeHtml).join('<br>')}</p>`
}

/** Escapes text for html. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
