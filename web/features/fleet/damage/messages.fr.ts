/** Words of the damages on a vehicle's drawing. */
export const fr = {
  title: 'Dommages',
  place: 'Schéma du véhicule\u202f: touchez l’endroit d’un dommage',
  spot: 'Endroit',
  commentHint: 'Portière, pare-chocs, jante…',
  spots: {
    topLeft: 'En haut à gauche',
    top: 'En haut',
    topRight: 'En haut à droite',
    left: 'À gauche',
    middle: 'Au milieu',
    right: 'À droite',
    bottomLeft: 'En bas à gauche',
    bottom: 'En bas',
    bottomRight: 'En bas à droite',
  },
  noDrawing: 'Ce véhicule n’a pas de schéma\u202f: une citadine le remplace.',
  pin: '{{number}}. {{what}}',
  found: 'constaté le {{date}}',
  photo: 'Photo du dommage {{number}}',
  none: 'Aucun dommage connu',
  new: 'Noter un dommage',
  note: 'Noter',
  noted: 'Dommage noté',
  repair: 'Réparé',
  repairOf: 'Réparé\u202f: {{what}}',
  repaired: 'Dommage réparé',
  unrepair: 'Annuler la réparation',
  unrepairOf: 'Pas réparé\u202f: {{what}}',
  restored: 'Le dommage est de nouveau sur le véhicule',
  history_one: '{{count}} dommage réparé',
  history_other: '{{count}} dommages réparés',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'fleet/damage': typeof fr
  }
}
