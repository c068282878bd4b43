import type { category as fr } from './category-words.fr.ts'

export const category = {
  title: 'Categories',
} satisfies typeof fr
