import { expect, test } from 'vitest'
import { pictureRefusal } from './picture-refusal.ts'

const jpeg = { type: 'image/jpeg', size: 1000 }

test.each([
  ['one photo', [jpeg], null],
  ['two photos', [jpeg, jpeg], 'oneOnly'],
  ['a text', [{ type: 'text/plain', size: 10 }], 'notPicture'],
])('%s: %j is refused as %j', (_, files, refusal) => {
  expect(pictureRefusal(files)).toBe(refusal)
})
