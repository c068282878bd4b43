import { carriedInOrder, left, reasons } from '#platform/feature/carried'

/** Explains the archive of a company, in French and English, with the list of what it leaves out. */
export function archiveReadme(): string {
  return `# Filao

## Français

Cette archive contient une entreprise entière, telle qu’elle était à un instant.

- \`data/\` : une ligne de JSON par enregistrement, un fichier par table. Les montants sont en centimes, les heures en UTC.
- \`csv/\` : les principales tables pour un tableur.
- \`files/\` : photos, logos et documents ; les colonnes \`key\` et \`thumbnail_key\` disent à quoi ils appartiennent.
- \`manifest.json\` : les nombres d’enregistrements et l’empreinte SHA-256 de chaque fichier.

Les enregistrements d’une table sont numérotés à partir de 1, et se désignent par ces numéros. Les documents signés, les
factures et le journal sont copiés mot à mot : les identifiants écrits dans leur texte sont ceux du serveur d’origine.
L’archive ne contient ni mot de passe, ni clé, ni adresse secrète ; la liste de ce qui manque est ci-dessous, en anglais.
Elle contient les données personnelles de tous les clients : gardez-la en lieu sûr et supprimez-la après usage.

## English

This archive contains a whole company as it was at one instant.

- \`data/\`: one line of JSON for each record, one file for each table. Amounts are in cents, times in UTC.
- \`csv/\`: the main tables for a spreadsheet.
- \`files/\`: photos, logos and documents; the columns \`key\` and \`thumbnail_key\` say what they belong to.
- \`manifest.json\`: the numbers of records and the SHA-256 of each file.

The records of a table are numbered from 1, and refer to each other by these numbers. Signed documents, invoices and the
journal are copied word for word: ids in their text are those of the server they come from.
The archive has no password, key or secret address; the list below says what is left out.
It has the personal data of every customer: keep it in a safe place and delete it after use.

## Left out

${Object.entries(left)
  .map(([table, why]) => `- \`${table}\`: ${typeof why === 'string' ? why : why.reason}`)
  .join('\n')}
${leftColumns().join('\n')}
`
}

/** Lists the columns and fields that stay behind in tables that are carried. */
function leftColumns(): string[] {
  const columns = carriedInOrder().flatMap(({ name, leaves = {} }) =>
    Object.entries(leaves)
      .filter(([column, reason]) => column !== 'id' && reason !== reasons.computed)
      .map(([column, reason]) => `- \`${name}.${column}\`: ${reason}`),
  )
  const fields = carriedInOrder().flatMap(({ name, leavesFields }) =>
    [...(leavesFields?.fields ?? [])].map(
      ([kind, fields]) => `- \`${name}.${leavesFields?.column}\` of a ${kind}: \`${fields.join('`, `')}\``,
    ),
  )
  return [...columns, ...fields]
}
