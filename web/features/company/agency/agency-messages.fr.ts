/** Words of the agencies’ screens. */
export const agency = {
  title: 'Agences',
  new: 'Nouvelle agence',
  create: 'Créer une agence',
  usualZones: 'Territoires français',
  otherZones: 'Autres fuseaux',
  manualApprovalHint:
    'Activée, un devis que le client accepte attend votre réponse. Désactivée, il est confirmé aussitôt si le véhicule est libre.',
  today: 'Aujourd’hui',
  open: 'Ouverte',
  closed: 'Fermée',
  alwaysOpen: 'Toujours ouverte',
  seasonCount: 'Saisons',
  gaps: 'Année incomplète',
  noSeason: 'Aucune',
  emptyTitle: 'Où vos clients prennent-ils leurs véhicules ?',
  emptyText: 'Une agence a ses horaires, ses saisons et ses tarifs. Commencez par la première.',
  emptyTextStaff: 'Un administrateur doit créer la première agence.',
  firstSaved: 'Agence créée. Décrivez maintenant vos catégories de véhicules.',
  identity: 'Agence',
  place: 'Adresse',
  position: 'Coordonnées',
  putPin: 'Touchez la carte pour y poser le repère.',
  movePin: 'Glissez le repère pour le placer exactement.',
  looking: 'Recherche de l’adresse…',
  notFound: 'Adresse introuvable : posez le repère à la main.',
  failed: 'La recherche de l’adresse a échoué : posez le repère à la main.',
  noTiles: 'Le fond de carte n’est pas installé : seules les principales communes sont indiquées.',
  noTilesNoGeocoder:
    'Ni fond de carte ni recherche d’adresse ne sont installés : posez le repère à la main, ou indiquez les coordonnées.',
  bothCoordinates: 'Indiquez la latitude et la longitude, ou aucune des deux',
}

/** Words of the opening hours. */
export const hours = {
  hint: 'Par exemple 08h00-12h00, 14h00-18h00. Un jour laissé vide est fermé. Sans aucun horaire, l’agence est toujours ouverte.',
  placeholder: 'Fermé',
  unreadable: 'Écrivez chaque plage comme 08h00-12h00 : « {{text}} » n’est pas compris',
  copy: 'Copier sur les jours ouvrés',
  copyFrom: 'Copier les horaires du {{day}} sur tous les jours ouvrés',
}

/** Words of the seasons. */
export const season = {
  title: 'Saisons',
  hint: 'Chaque saison a ses propres tarifs et revient tous les ans. Ses deux dates en font partie.',
  none: 'Sans saison, les mêmes tarifs valent toute l’année.',
  add: 'Ajouter une saison',
  remove: 'Retirer la saison « {{label}} »',
  label: 'Nom',
  labelEn: 'Nom en anglais',
  start: 'Du',
  end: 'Au',
  dayShort: 'JJ/MM',
  named: 'Saison {{number}}',
  incomplete: 'Il manque une date : cette ligne ne sera pas enregistrée',
  gap: 'du {{start}} au {{end}}',
  gapDay: 'le {{start}}',
  strip: 'Les saisons de l’année',
  pricesGo: 'Retirer une saison supprime aussi ses tarifs.',
  unnamed: 'Donnez un nom à chaque saison',
}
