/** Words of the options' screens. */
export const option = {
  title: 'Options',
}
