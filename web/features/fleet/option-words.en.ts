import type { option as fr } from './option-words.fr.ts'

export const option = {
  title: 'Options',
} satisfies typeof fr
