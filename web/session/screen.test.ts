import { expect, test } from 'vitest'
import { screen, screensAt } from './screen.ts'

const load = () => Promise.reject<never>(new Error('not loaded in this test'))
const card = screen('', ['card'], load)
const all = [
  screen('', ['frame'], load, {
    children: [
      screen('/', ['home'], load),
      screen('/vehicle/new', ['form'], load),
      screen('/vehicle/:id', ['vehicle'], load, { children: [card] }),
      screen('/company/:id', ['company'], load, { children: [screen('/company/:companyId/terms', ['terms'], load)] }),
      screen('/reservation/:code', ['reservation'], load),
    ],
  }),
]

test.each([
  ['/', ['frame', 'home']],
  ['/vehicle/new', ['frame', 'form']],
  ['/vehicle/7', ['frame', 'vehicle', 'card']],
  ['/vehicle/7/', ['frame', 'vehicle', 'card']],
  ['/vehicle/seven', []],
  ['/company/1', ['frame', 'company']],
  ['/company/1/terms', ['frame', 'company', 'terms']],
  ['/reservation/a-b', ['frame', 'reservation']],
  ['/nowhere', []],
])('the screens at %s are found, from the frame inwards', (path, names) => {
  expect(screensAt(path, all).flatMap(({ words }) => words)).toEqual(names)
})
