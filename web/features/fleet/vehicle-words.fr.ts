/** Words of the vehicles' screens. */
export const vehicle = {
  title: 'Véhicules',
}
