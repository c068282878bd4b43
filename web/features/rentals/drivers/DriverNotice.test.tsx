import type { Role } from '@filao/domain/access/roles'
import type { DriverFault } from '@filao/domain/rentals/drivers/eligibility.schema'
import { QueryClientProvider } from '@tanstack/react-query'
import { Form } from 'antd'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { cache } from '#api/cache'
import { SessionContext } from '#session/session'
import { renderWithKeys } from '#testing/render-with-keys'
import { DriverNotice } from './DriverNotice.tsx'
import { ExclusionReason } from './ExclusionReason.tsx'

const fault = { driverId: 3, name: 'Zoé Éboué', isMissing: false, isHint: false }
const mark: DriverFault = { ...fault, rule: 'excluded', limit: 'damage,2027-03-01', day: '2027-03-01' }
const age: DriverFault = { ...fault, rule: 'minimum_age', limit: '21', day: '2028-01-15' }

/** Returns the text of an element as a member of this role reads it. */
function read(role: Role, element: ReactElement): string {
  const html = renderWithKeys(
    <QueryClientProvider client={cache}>
      <SessionContext value={{ companyId: 7, role } as never}>
        <MemoryRouter>{element}</MemoryRouter>
      </SessionContext>
    </QueryClientProvider>,
  )
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\u00a0\u202f]/g, ' ')
}

const verdict = (faults: DriverFault[], ...passed: boolean[]) => ({
  faults,
  passed: faults.map((_, at) => passed[at] ?? false),
  youngDriverOptionId: null,
})

describe('the notice of somebody who may not rent again', () => {
  const reason = 'ne plus louer jusqu’au 1er mars 2027 (dégâts non réglés)'

  test('says why and until when, and an administrator may accept them with a reason', () => {
    const text = read('admin', <DriverNotice verdict={verdict([mark])} rental={{ id: 9 }} />)
    expect(text).toContain(reason)
    expect(text).toContain('drivers.adminExcluded')
    expect(text).toContain('drivers.accept')
  })

  test('offers nothing to others, who choose somebody else', () => {
    const text = read('staff', <DriverNotice verdict={verdict([mark])} rental={{ id: 9 }} />)
    expect(text).toContain(reason)
    expect(text).toContain('drivers.staffExcluded')
    expect(text).not.toContain('drivers.accept')
  })

  test('stops no more once an administrator has accepted them', () => {
    const text = read('admin', <DriverNotice verdict={verdict([mark], true)} rental={{ id: 9 }} />)
    expect(text).toContain('drivers.passed')
    expect(text).not.toContain('drivers.adminExcluded')
  })

  test('shows marks and rules in two places, each once, with one button for both', () => {
    const of = (part: 'marks' | 'rules') =>
      read('admin', <DriverNotice verdict={verdict([mark, age])} rental={{ id: 9 }} part={part} />)
    expect(of('marks')).toContain('drivers.adminExcluded')
    expect(of('marks')).toContain('drivers.accept')
    expect(of('marks')).not.toContain('drivers.refused')
    expect(of('rules')).toContain('drivers.refused')
    expect(of('rules')).not.toContain('drivers.adminExcluded')
    expect(of('rules')).not.toContain('drivers.accept')
  })

  test('leaves the button to the rules where no mark stops', () => {
    const passed = verdict([mark, age], true)
    const text = read('admin', <DriverNotice verdict={passed} rental={{ id: 9 }} part="rules" />)
    expect(text).toContain('drivers.accept')
    expect(text).not.toContain('drivers.passed')
  })
})

test('administrators alone are asked why they rent all the same', () => {
  const field = (
    <Form>
      <ExclusionReason item={{ name: 'exclusionReason', label: 'Motif' }} isRequired />
    </Form>
  )
  expect(read('admin', field)).toContain('Motif')
  expect(read('staff', field)).not.toContain('Motif')
})
