import type { FormInstance } from 'antd'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ApiProblem, type FieldError } from '#api/problem'
import { showUnderFields, useFormAction } from './form-action.ts'

/** Creates a form with these fields, which records the errors to show by field. */
function formOf(...names: string[]) {
  const shown: Record<string, string[] | undefined> = {}
  return {
    shown,
    getFieldsError: () => names.map((name) => ({ name: name.split('.'), errors: [], warnings: [] })),
    setFields: (fields: { name: unknown; errors?: string[] }[]) => {
      for (const { name, errors } of fields) shown[(name as string[]).join('.')] = errors
    },
  }
}

const refusal = (status: number, ...errors: [path: string, message: string][]) => {
  const fields = errors.map(([path, message]): FieldError => ({ path, code: 'x', message }))
  return new ApiProblem(status === 409 ? 'conflict' : status === 404 ? 'not_found' : 'validation', status, 'No', fields)
}

describe('refused fields', () => {
  test.each([422, 409, 404])('of a %s are shown under them', (status) => {
    const form = formOf('code', 'name')
    expect(showUnderFields(form, refusal(status, ['code', 'Taken']))).toBe(true)
    expect(form.shown).toEqual({ code: ['Taken'] })
  })

  test('are shown at the list or the group that holds them', () => {
    const form = formOf('phoneNumbers', 'back.odometer')
    const problem = refusal(
      422,
      ['phoneNumbers.1', 'No number'],
      ['back.odometer', 'Too low'],
      ['phoneNumbers.2', 'None'],
    )
    expect(showUnderFields(form, problem)).toBe(true)
    expect(form.shown).toEqual({ phoneNumbers: ['No number', 'None'], 'back.odometer': ['Too low'] })
  })

  test('with one sentence for several fields show it once, at the first that is there', () => {
    const taken = refusal(409, ['vehicleId', 'Taken'], ['start', 'Taken'], ['end', 'Taken'])
    const [rental, extension, nothing] = [formOf('start', 'vehicleId', 'end'), formOf('end'), formOf('reason')]
    expect([rental, extension, nothing].map((form) => showUnderFields(form, taken))).toEqual([true, true, false])
    expect([rental.shown, extension.shown, nothing.shown]).toEqual([{ vehicleId: ['Taken'] }, { end: ['Taken'] }, {}])
  })

  test('may have another name in the form', () => {
    const form = formOf('period')
    const taken = refusal(409, ['vehicleId', 'Taken'], ['start', 'Taken'], ['end', 'Taken'])
    expect(showUnderFields(form, taken, { start: 'period', end: 'period' })).toBe(true)
    expect(form.shown).toEqual({ period: ['Taken'] })
  })

  test('without a field on the screen leave the refusal to the summary', () => {
    const form = formOf('name')
    expect(showUnderFields(form, refusal(422, ['name', 'Too long'], ['logoUrl', 'Foreign']))).toBe(false)
    expect(form.shown).toEqual({ name: ['Too long'] })
  })
})

test('any other failure is for the summary', () => {
  const form = formOf('name')
  expect(showUnderFields(form, refusal(409))).toBe(false)
  expect(showUnderFields(form, new Error('no network'))).toBe(false)
})

type Submit = (values: object) => Promise<void>

let found: Submit = async () => {}

function Screen({ save }: { save: () => Promise<unknown> }) {
  const form = formOf() as unknown as FormInstance<object>
  found = useFormAction(form, save, () => undefined).handlers.onFinish
  return null
}

/** Draws a form once, and returns what submits it. */
function drawnOnce(save: () => Promise<unknown>): Submit {
  renderToString(createElement(Screen, { save }))
  return found
}

describe('a form', () => {
  test('is sent once by two submits before it is drawn again', async () => {
    const responses: (() => void)[] = []
    const submit = drawnOnce(() => new Promise<void>((done) => responses.push(done)))
    const submits = [submit({}), submit({})]
    expect(responses).toHaveLength(1)
    responses[0]?.()
    await Promise.all(submits)
  })

  test('can be sent again after its answer, or its refusal', async () => {
    let sent = 0
    const submit = drawnOnce(async () => {
      sent++
      if (sent === 2) throw refusal(409)
    })
    for (const _ of [1, 2, 3]) await submit({})
    expect(sent).toBe(3)
  })
})
