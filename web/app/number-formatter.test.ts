import i18next from 'i18next'
import { expect, test } from 'vitest'
import { numbers } from './number-formatter.ts'

test('numbers in a sentence have thousands separators; a year given as text has none', async () => {
  const words = { vehicles_one: '{{count}} V', vehicles_other: '{{count}} Vs', year: '{{year}}' }
  const instance = i18next.createInstance()
  await instance.use(numbers).init({
    interpolation: { escapeValue: false, alwaysFormat: true },
    resources: { fr: { ui: words }, en: { ui: words } },
  })
  const say = (key: 'vehicles' | 'year', values: object, lng: string) =>
    String(instance.t(`ui:${key}` as never, { ...values, lng } as never))
  expect(say('vehicles', { count: 1234 }, 'fr')).toBe('1\u202f234 Vs')
  expect(say('vehicles', { count: 1234 }, 'en')).toBe('1,234 Vs')
  expect(say('vehicles', { count: 1 }, 'fr')).toBe('1 V')
  expect(say('year', { year: '2026' }, 'fr')).toBe('2026')
})
