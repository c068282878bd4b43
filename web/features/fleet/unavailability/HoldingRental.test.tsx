import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ApiProblem } from '#api/problem'
import { HoldingRental } from './HoldingRental.tsx'

const shown = (refusal: unknown) =>
  renderToString(
    <MemoryRouter>
      <HoldingRental refusal={refusal} text={(number) => `Location ${number}`} />
    </MemoryRouter>,
  )

test('an unavailability over a rental links to it, and one over anything else to nothing', () => {
  const taken = (data: object) => new ApiProblem('vehicle_taken', 409, '', [], { ...data })
  expect(shown(taken({ conflict: { publicId: 'L2026-7' } }))).toContain('href="/rental?q=L2026-7"')
  // Another period of unavailability, and a rental that was saved at the same moment.
  expect(shown(taken({ conflict: { publicId: null } }))).toBe('')
  expect(shown(taken({}))).toBe('')
  expect(shown(null)).toBe('')
})
