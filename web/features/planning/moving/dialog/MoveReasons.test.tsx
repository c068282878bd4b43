import type { Sentence } from '@filao/domain/kernel/language'
import { expect, test } from 'vitest'
import { renderWithKeys } from '#testing/render-with-keys'
import { MoveReasons } from './MoveReasons.tsx'

test('every reason ends with a full stop, that of a form too', () => {
  const refusals: Sentence[] = [
    { fr: 'Le départ ne peut pas être dans le passé', en: 'The pick-up cannot be in the past' },
    { fr: 'Ce véhicule n’est plus dans le parc.', en: 'This vehicle is no longer in the fleet.' },
  ]
  const html = renderWithKeys(<MoveReasons verdict={{ refusals, warnings: [] }} />)
  const said = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, sentence]) => sentence)
  expect(said).toEqual(['Le départ ne peut pas être dans le passé.', 'Ce véhicule n’est plus dans le parc.'])
})
