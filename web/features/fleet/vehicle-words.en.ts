import type { vehicle as fr } from './vehicle-words.fr.ts'

export const vehicle = {
  title: 'Vehicles',
} satisfies typeof fr
