import type { Endpoint } from '@filao/domain/kernel/endpoint'
import { type ProblemCode, problemStatus } from '@filao/domain/kernel/problem'
import { inParts } from '../../in-parts.ts'
import { escapeHtml } from '../../mail/mail-page.ts'
import { problemTitles } from '../problems.ts'
import { inBraces, jsonSchema } from './openapi.ts'

/** Renders the API's documentation as one page without scripts: every call with its input, answer and refusals. */
export async function docsPage(endpoints: Endpoint[]): Promise<string> {
  const calls = (await inParts(endpoints, (part) => part.map(call))).flat()
  const codes = Object.entries(problemStatus).map(
    ([code, status]) =>
      `<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${problemTitles[code as ProblemCode].en}</td></tr>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Filao API</title><style>${style}</style></head><body><main>
<h1>Filao API</h1>
<p>Base address <code>/api</code>. A program sends an API key that an administrator created, <code>Authorization: Bearer
filao_…</code>; a person signs in with <code>POST /auth</code>, and the session travels in a cookie. Ids are integers,
times ISO 8601 in UTC, dates <code>YYYY-MM-DD</code>, amounts euros. Writes may carry an <code>Idempotency-Key</code>;
with a cookie, outside a browser, they carry the <code>Origin</code> of this server. The same as
<a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<h2>Calls</h2>${calls.join('\n')}
<h2>Problems</h2><p>Every error is <code>application/problem+json</code> with one of these codes.</p>
<table><thead><tr><th>Code</th><th>Status</th><th>Meaning</th></tr></thead><tbody>${codes.join('')}</tbody></table>
</main></body></html>`
}

function call(endpoint: Endpoint): string {
  const parts = [
    ['Query', endpoint.query, 'input'],
    ['Body', endpoint.body, 'input'],
    [`Answer ${endpoint.status}`, endpoint.response, 'output'],
  ] as const
  const shown = parts.filter(([, schema]) => schema.def.type !== 'undefined')
  const schemas = shown.map(
    ([name, schema, io]) => `<h4>${name}</h4><pre>${escapeHtml(JSON.stringify(jsonSchema(schema, io), null, 2))}</pre>`,
  )
  const problems = endpoint.problems.map((code) => `<a href="#${code}">${code}</a>`).join(', ')
  return `<details><summary><b class="${endpoint.method}">${endpoint.method}</b> <code>${inBraces(endpoint.path)}</code>
<span>${escapeHtml(endpoint.summary)}</span></summary>
<p>Permission: <code>${endpoint.can}</code>${endpoint.isPersonal ? ' · Not for API keys' : ''}${problems ? ` · Problems: ${problems}` : ''}</p>${schemas.join('')}</details>`
}

const style = `:root{color-scheme:light dark;--line:#8884;--teal:#0b7a75}body{font:16px/1.5 system-ui,sans-serif;margin:0}
main{max-width:60rem;margin:2rem auto;padding:0 1rem}details{border-bottom:1px solid var(--line);padding:.5rem 0}
summary{cursor:pointer}summary span{opacity:.75}b{display:inline-block;min-width:4.5rem;color:var(--teal)}
pre{overflow:auto;max-height:24rem;padding:1rem;border:1px solid var(--line);border-radius:6px;font-size:13px}
code{overflow-wrap:anywhere}table{border-collapse:collapse}td,th{text-align:left;padding:.25rem 1rem .25rem 0}`
