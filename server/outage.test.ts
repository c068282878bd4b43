import { getMe } from '@filao/domain/access/contract'
import { expect, test } from 'vitest'
import { testApp } from '#testing/app'
import { testDatabase } from '#testing/database'
import { bridge } from '#testing/network/bridge'

test('while the database is away every call answers so with a Retry-After; then all continues', async () => {
  let way: Awaited<ReturnType<typeof bridge>> | undefined
  const database = await testDatabase({
    through: async (url) => {
      way = await bridge(url)
      return way.url
    },
  })
  const t = await testApp({}, database)
  try {
    const { cookie } = await t.company()
    const request = (url: string) => t.app.inject({ url, headers: { cookie } })
    const health = await request('/api/health')
    expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }])
    expect((await request(`/api${getMe.path}`)).statusCode).toBe(200)

    await way?.take()
    const unwell = await request('/api/health')
    expect([unwell.statusCode, unwell.headers['retry-after'], unwell.json()]).toEqual([
      503,
      '2',
      { status: 'unavailable' },
    ])
    const refused = await request(`/api${getMe.path}`)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
    expect(refused.json()).toMatchObject({ code: 'unavailable', detail: expect.stringContaining('indisponible') })
    expect(refused.body).not.toMatch(/ECONN|127\.0\.0\.1|postgres/)

    await way?.putBack()
    expect((await request('/api/health')).statusCode).toBe(200)
    expect((await request(`/api${getMe.path}`)).statusCode).toBe(200)
  } finally {
    await t.close()
    await way?.take()
  }
})
