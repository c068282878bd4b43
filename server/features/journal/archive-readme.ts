/** Checks an archive with Node.js alone: the files against the manifest, and the chain of the entries. */
export const verifyScript = `// node verify.mjs: run it in the folder of the archive. It needs Node.js 18 or later, and nothing else.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const sha256 = (text) => createHash('sha256').update(text).digest('hex')
const fail = (words) => {
  console.error('FAILED: ' + words)
  process.exit(1)
}
const manifestText = readFileSync('manifest.json', 'utf8')
const manifest = JSON.parse(manifestText)
for (const { name, sha256: expected } of manifest.files) {
  if (sha256(readFileSync(name)) !== expected) fail(name + ' is not the file of the manifest')
}
const lines = readFileSync('entries.jsonl', 'utf8').split('\\n').filter(Boolean)
let { seq, previous } = manifest.first ?? { seq: 1, previous: '' }
for (const line of lines) {
  const entry = JSON.parse(line)
  if (entry.seq !== seq) fail('entry ' + seq + ' is missing')
  if (entry.previous !== previous) fail('entry ' + seq + ' does not follow the one before it')
  if (sha256(entry.previous + '\\n' + entry.format + '\\n' + entry.payload) !== entry.hash) fail('entry ' + seq + ' was changed')
  if (JSON.parse(entry.payload).seq !== seq) fail('entry ' + seq + ' has the content of another')
  previous = entry.hash
  seq += 1
}
if (lines.length !== manifest.entries || (manifest.last && manifest.last.hash !== previous)) fail('entries are missing at the end')
console.log('OK: ' + lines.length + ' entries. Manifest: ' + sha256(manifestText))
`

/** Explains the archive and its check, in French and English. */
export const readme = `# Journal

## Français

Cette archive contient les écritures du journal d’une entreprise, dans l’ordre et sans interruption de numéro.

- \`entries.jsonl\` : une écriture par ligne, telle qu’elle a été enregistrée ; \`payload\` est son contenu, en JSON.
- \`entries.csv\` : les mêmes écritures pour un tableur. Les montants sont en euros.
- \`manifest.json\` : la période, la première et la dernière écriture, et l’empreinte SHA-256 de chaque fichier.
- \`verify.mjs\` : le programme de vérification, recopié ci-dessous.

L’empreinte d’une écriture est le SHA-256, en hexadécimal, de ce texte en UTF-8 : l’empreinte de l’écriture précédente, un
saut de ligne, le format, un saut de ligne, puis \`payload\`. Une écriture modifiée, supprimée ou déplacée rompt la suite.

Les 12 premiers caractères de l’empreinte figurent sur les reçus remis aux clients, et l’empreinte de chaque mois est
envoyée par courriel aux administrateurs : comparez-les à celles de l’archive. L’empreinte du manifeste, que le programme
affiche, est inscrite dans le journal par l’écriture \`archive\`.

Dans un terminal, dans le dossier de l’archive : \`node verify.mjs\`

## English

This archive has the entries of a company’s journal, in order and without a gap in their numbers.

- \`entries.jsonl\`: one entry on each line, as it was stored; \`payload\` is its content, in JSON. Amounts are in cents.
- \`entries.csv\`: the same entries for a spreadsheet. Amounts are in euros.
- \`manifest.json\`: the period, the first and last entry, and the SHA-256 of each file.
- \`verify.mjs\`: the program that checks them, copied below.

The hash of an entry is the SHA-256, in hexadecimal, of this text in UTF-8: the hash of the entry before it, a line feed,
the format, a line feed, then \`payload\`. An entry that was changed, removed or moved breaks the chain.

The first 12 characters of a hash are on the receipts given to customers, and each month’s hash is mailed to the
administrators: compare them with the archive. The hash of the manifest, which the program prints, is in the journal, in
the entry of the kind \`archive\`.

In a terminal, in the folder of the archive: \`node verify.mjs\`

## verify.mjs

\`\`\`js
${verifyScript}\`\`\`
`
