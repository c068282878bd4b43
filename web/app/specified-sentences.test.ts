import { seasonGapMessages } from '@filao/domain/company/seasons'
import { plateFormatProblem } from '@filao/domain/fleet/vehicle/plate'
import { expect, test } from 'vitest'

type Catalogue = { [key: string]: string | Catalogue }
const catalogues = import.meta.glob<Record<string, Catalogue>>(
  ['../**/messages.{fr,en}.ts', '../**/*-messages.{fr,en}.ts', '!../node_modules/**'],
  { eager: true },
)

/** The sentences that the product promises word for word in English, with the French ones that say the same. */
const specified: [english: string, french: string][] = [
  ['Incorrect email address or password', 'Adresse e-mail ou mot de passe incorrect'],
  ['Email address does not exist', 'L’adresse e-mail n’existe pas'],
  [
    'There is no account corresponding to this email address. Please check the information entered.',
    'Aucun compte ne correspond à cette adresse e-mail. Vérifiez les informations saisies.',
  ],
  ['Link expired', 'Lien expiré'],
  ['Email address already in use', 'Adresse e-mail déjà utilisée'],
  ['Rental cancelled', 'Location annulée'],
  ['This rental has been accepted', 'Cette location a été acceptée'],
  ['Dates not covered by a season', 'Dates non couvertes par une saison'],
  ['Registration format is not correct', 'Le format de l’immatriculation est incorrect'],
  ['Backup done', 'Sauvegarde effectuée'],
  ['Customer created', 'Client créé'],
  ['Updated client', 'Client mis à jour'],
  ['Option enabled', 'Option activée'],
  ['Option disabled', 'Option désactivée'],
  ['Vehicle informations synchronized', 'Informations complétées d’après la plaque'],
  ['Are you sure you want to delete this item?', 'Êtes-vous sûr de vouloir supprimer cet élément ?'],
  ['Do you want to accept reservation {{number}}?', 'Voulez-vous accepter la réservation {{number}} ?'],
  ['Do you really want to cancel this reservation ?', 'Voulez-vous vraiment annuler cette réservation ?'],
  [
    'Are you sure you want to delete the photos for this vehicle?',
    'Êtes-vous sûr de vouloir supprimer les photos de ce véhicule ?',
  ],
  [
    'Please select a period to show available vehicles',
    'Veuillez sélectionner une période pour afficher les véhicules disponibles',
  ],
  ['No vehicle available for the selected period', 'Aucun véhicule disponible pour la période sélectionnée'],
]

test.each(specified)('says «%s» in English, and the same in French', (english, french) => {
  const found = sentences().filter(({ en }) => en === english)
  expect(found.map(({ fr }) => fr)).toContain(french)
})

/** Lists the sentences of all catalogues and of the rules that state their own, in both languages. */
function sentences(): { en: string; fr: string }[] {
  const pairs = Object.keys(catalogues)
    .filter((path) => path.endsWith('.fr.ts'))
    .flatMap((path) => {
      const [french, english] = [flat(catalogues[path]), flat(catalogues[path.replace('.fr.ts', '.en.ts')])]
      return [...french].map(([key, fr]) => ({ fr, en: english.get(key) ?? '' }))
    })
  return [...pairs, seasonGapMessages.warning, plateFormatProblem]
}

function flat(catalogue: Catalogue = {}, prefix = ''): Map<string, string> {
  const entries = Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : [...flat(value, `${prefix + key}.`)],
  )
  // The catalogues of the two languages are exported under different names.
  return new Map(entries.map(([key, text]) => [key.replace(/^\w*([fF]r|[eE]n)\./, ''), plain(text)]))
}

/** Writes the spaces that no line breaks at as plain ones. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}
