/** Words of the rules about who may drive. */
export const drivers = {
  title: 'Conducteurs',
  hint: 'Appliqué à chaque conducteur, le jour du départ à l’heure de l’agence. Une case vide : pas de règle.',
  categoryHint: 'Une case vide reprend la règle de l’entreprise.',
  young: 'Jeune conducteur',
  youngHint: 'L’option s’ajoute d’elle-même dès qu’un conducteur est plus jeune.',
  documents: 'Papiers',
  youngDriverAge: 'En dessous de',
  youngDriverOptionId: 'Option ajoutée',
  isLicenceDocumentRequiredHint:
    'Demandé pour un permis délivré hors de l’Espace économique européen ou dans un autre alphabet.',
  isDesignationRequiredHint:
    'Naissance, adresse, numéro et délivrance du permis, à donner en cas d’amende. Sinon, ils sont seulement rappelés.',
  years: 'ans',
  none: 'Aucune',
  yes: 'Oui',
  no: 'Non',
}
