/** Words of the categories' screens. */
export const category = {
  title: 'Catégories',
}
