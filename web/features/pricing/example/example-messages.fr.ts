/** Words of the example below the prices of an agency. */
export const exampleRental = {
  title: 'Exemple de location',
  lead: 'Ce que donnent ensemble les frais, les options et les prix ci-dessus, avant même de les enregistrer.',
  days_one: '{{count}} jour',
  days_other: '{{count}} jours',
  hours_one: '{{count}} heure',
  hours_other: '{{count}} heures',
  start: 'Départ',
  end: 'Retour',
  drivers: 'Conducteurs supplémentaires',
  options: 'Options de l’exemple',
  noCover: 'Sans rachat',
  tooEarly: 'Le retour doit être après le départ.',
  vehicle: 'Véhicule',
  fees: 'Frais',
  extras: 'Options',
  total: 'Total',
}
